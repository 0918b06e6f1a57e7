import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";

/** "21. November 2026": an ISO day as the language writes it. */
export const dayText = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
