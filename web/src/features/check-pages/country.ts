import type { Country } from "@hundeblick/proto/http/poison-lines";
import type { Language } from "@hundeblick/proto/language";

const USUAL: Record<Language, Country> = { de: "de", en: "gb", pl: "pl" };
const KNOWN: readonly Country[] = ["de", "at", "ch", "gb", "ie", "pl", "us", "ca"];

/** Country whose emergency lines are shown: the browser's (`de-AT`), else where the page's language is spoken most near us. */
export function countryOf(language: Language, browserLocale: string): Country {
  const region = browserLocale.split("-").at(-1)?.toLowerCase();
  return KNOWN.find((country) => country === region && browserLocale.includes("-")) ?? USUAL[language];
}
