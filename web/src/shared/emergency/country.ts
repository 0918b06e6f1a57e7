import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";

/** Countries with emergency numbers of their own, by the time zones that lie in one of them only. */
const ZONES: Record<string, string> = {
  "Europe/Berlin": "de",
  "Europe/Busingen": "de",
  "Europe/Vienna": "at",
  "Europe/Zurich": "ch",
  "Europe/London": "gb",
  "Europe/Belfast": "gb",
  "Europe/Dublin": "ie",
  "Europe/Warsaw": "pl",
};
const KNOWN = new Set([...Object.values(ZONES), "us", "ca"]);

/**
 * Country whose poison line and duty vet are shown: where the clock says the device is, else the region of its
 * languages, else the one most readers of the page's language live in. Nothing leaves the device for it.
 */
export function countryOf(language: Language, locales: readonly string[], timeZone: string): string {
  // "en-US" is what many devices all over the world come with: it counts on an English page only
  const informative = locales.filter((locale) => language === "en" || !locale.startsWith("en"));
  const regions = informative.map((locale) => locale.split("-").at(-1)?.toLowerCase() ?? "");
  return ZONES[timeZone] ?? regions.find((region) => KNOWN.has(region)) ?? LANGUAGE_FACTS[language].country;
}
