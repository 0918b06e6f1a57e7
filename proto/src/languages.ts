/** The plain lists, for code that must stay small (the home page): nothing here needs zod. */
export const LANGUAGES = ["de", "en", "pl"] as const;
export const DEFAULT_LANGUAGE = "de" satisfies (typeof LANGUAGES)[number];

interface LanguageFacts {
  /** Its own name, as the switch of languages says it. */
  name: string;
  /** How dates and numbers are written. */
  locale: string;
  direction: "ltr" | "rtl";
  /** Country most of its readers live in, ISO 3166-1. */
  country: string;
}

/** What code must know of a language; everything else is in its texts. */
export const LANGUAGE_FACTS: Readonly<Record<(typeof LANGUAGES)[number], LanguageFacts>> = {
  de: { name: "Deutsch", locale: "de-DE", direction: "ltr", country: "de" },
  en: { name: "English", locale: "en-GB", direction: "ltr", country: "gb" },
  pl: { name: "Polski", locale: "pl-PL", direction: "ltr", country: "pl" },
};
