/** The plain lists, for code that must stay small (the home page): nothing here needs zod. */
export const LANGUAGES = ["de", "en", "pl"] as const;
export const DEFAULT_LANGUAGE = "de" satisfies (typeof LANGUAGES)[number];
