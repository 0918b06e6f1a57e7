import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";

/** An ISO date in the language's format: "21. November 2026". */
export const dayText = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
