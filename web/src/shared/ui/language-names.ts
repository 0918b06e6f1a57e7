import type { Language } from "@hundeblick/proto/language";

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  pl: "Polski",
};
