import { ageText } from "../../app/age.ts";

/** How long ago an offer was read from the marketplace. */
export const refreshedText = (lastScraped: string | null | undefined, now: number): string =>
  lastScraped ? ageText(lastScraped, now) : "never";
