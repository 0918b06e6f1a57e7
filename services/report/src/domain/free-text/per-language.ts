import { type Language, LANGUAGES } from "@hundeblick/proto/language";

/** One thing of each language, made once. */
export const perLanguage = <Thing>(make: (language: Language) => Thing): Record<Language, Thing> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Thing>;
