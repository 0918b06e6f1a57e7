import type { Language } from "@hundeblick/proto/language";
import { languagesFrom } from "@hundeblick/proto/languages";
import table from "./breed-slugs.json" with { type: "json" };

type Slugs = Record<Language, string>;
const SLUGS: Readonly<Record<string, Slugs>> = table;

/** Every breed and cross with a page. */
export const BREED_PAGES: readonly string[] = Object.keys(SLUGS);

/** Slug of a breed's page; permanent once published. */
export const slugOfBreed = (id: string, language: Language): string => SLUGS[id]?.[language] ?? id;

export const pathOfBreed = (id: string, language: Language): string =>
  `/${language}/breeds/${slugOfBreed(id, language)}`;

/** The illness on the page of all that are more common in some breeds. */
export const pathOfIllness = (id: string, language: Language): string =>
  `/${language}/breeds/illnesses#${id.replaceAll("_", "-")}`;

/** The breed of a slug in this language, else in another one. */
export function breedOfSlug(slug: string, language: Language): string | undefined {
  for (const named of languagesFrom(language)) {
    const id = BREED_PAGES.find((each) => slugOfBreed(each, named) === slug);
    if (id !== undefined) return id;
  }
  return undefined;
}
