import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";

/** Language a path names (`/pl/upload` → pl); null for the pages without a prefix. */
export const languageOfPath = (path: string): Language | null =>
  LANGUAGES.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? null;
