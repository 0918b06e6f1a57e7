import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import type { ContentEntry } from "./content-entry.ts";

/** Other languages with texts that this one does not have. */
export function languagesWithMore(entries: readonly ContentEntry[], language: Language): Language[] {
  const missing = entries.filter(({ translations }) => !translations[language]);
  return LANGUAGES.filter((to) => missing.some((entry) => entry.language === to));
}
