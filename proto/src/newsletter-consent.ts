import type { Localised } from "./language.ts";

/**
 * The words beside the newsletter's tick box. The proof of a consent names this version and a hash of the words,
 * so changed words need a new version; old versions stay in the history of this file.
 */
export const NEWSLETTER_CONSENT = {
  version: "2026-11",
  text: {
    de: "Schickt mir zwei- bis dreimal im Monat Tipps.",
    en: "Send me tips two or three times a month.",
    pl: "Chcę dostawać porady dwa lub trzy razy w miesiącu.",
  } satisfies Localised,
} as const;
