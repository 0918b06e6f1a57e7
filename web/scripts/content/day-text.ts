import type { Language } from "@hundeblick/proto/language";

/** "21. November 2026": an ISO day as the language writes it. */
export const dayText = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
