import { type Language, LANGUAGES } from "@hundeblick/proto/language";

/** A value per language, created once. */
export const perLanguage = <Thing>(make: (language: Language) => Thing): Record<Language, Thing> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Thing>;
