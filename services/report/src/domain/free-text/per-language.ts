import type { Language } from "@hundeblick/proto/language";

/** One thing of each language, made once. */
export const perLanguage = <Thing>(make: (language: Language) => Thing): Record<Language, Thing> => ({
  de: make("de"),
  en: make("en"),
  pl: make("pl"),
});
