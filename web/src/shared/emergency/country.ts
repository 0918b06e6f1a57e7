import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";

/** Countries with emergency numbers, by time zones within one of them. */
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
 * Country of the device: by time zone, else by region of its languages, else the main country of the page's language.
 */
export function countryOf(language: Language, locales: readonly string[], timeZone: string): string {
  // "en-US" is a default all over the world, so it counts on an English page only
  const informative = locales.filter((locale) => language === "en" || !locale.startsWith("en"));
  const regions = informative.map((locale) => locale.split("-").at(-1)?.toLowerCase() ?? "");
  return ZONES[timeZone] ?? regions.find((region) => KNOWN.has(region)) ?? LANGUAGE_FACTS[language].country;
}
