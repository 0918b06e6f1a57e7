import { Language } from "@hundeblick/proto/language";

const ID_IN_PATH = /\/[A-Za-z0-9_-]{22}(?=\/|$)/g;

/** The path a visit began on, without query, fragment and report id, which gives access to the report. */
export function landingPageOf(page: string | undefined): string | null {
  if (!page) return null;
  const path = URL.parse(page, "http://site.invalid")?.pathname;
  return path === undefined ? null : path.replaceAll(ID_IN_PATH, "/:id").slice(0, 200);
}

/** The language of a page's address, `/de/...`. */
export const languageOfPage = (page: string | null): Language | null =>
  Language.safeParse(page?.split("/")[1]).data ?? null;
