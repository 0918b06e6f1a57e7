import type { Localised } from "./language.ts";

/**
 * Text beside the newsletter's tick box. A proof of consent names its version and hash: a new text needs a new version.
 */
export const NEWSLETTER_CONSENT = {
  version: "2026-11",
  text: {
    de: "Schickt mir zwei- bis dreimal im Monat Tipps.",
    en: "Send me tips two or three times a month.",
    pl: "Chcę dostawać porady dwa lub trzy razy w miesiącu.",
  } satisfies Localised,
} as const;
