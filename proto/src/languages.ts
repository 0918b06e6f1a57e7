/** Plain lists without zod, for the home page. */
export const LANGUAGES = ["de", "en", "pl"] as const;
export const DEFAULT_LANGUAGE = "de" satisfies (typeof LANGUAGES)[number];

type Code = (typeof LANGUAGES)[number];

/** Every language, this one first. */
export const languagesFrom = (first: Code): Code[] => [first, ...LANGUAGES.filter((language) => language !== first)];

interface LanguageFacts {
  /** Its own name, as in the language switch. */
  name: string;
  /** Locale of dates and numbers. */
  locale: string;
  direction: "ltr" | "rtl";
  /** Country most of its readers live in, ISO 3166-1. */
  country: string;
}

/** Properties of a language that code needs; everything else is in its texts. */
export const LANGUAGE_FACTS: Readonly<Record<Code, LanguageFacts>> = {
  de: { name: "Deutsch", locale: "de-DE", direction: "ltr", country: "de" },
  en: { name: "English", locale: "en-GB", direction: "ltr", country: "gb" },
  pl: { name: "Polski", locale: "pl-PL", direction: "ltr", country: "pl" },
};
