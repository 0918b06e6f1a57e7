import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./languages.ts";

export { DEFAULT_LANGUAGE, LANGUAGES };
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

const Text = z.string().min(1);
/** One text in every language of the product. */
export const Localised = z.object(
  Object.fromEntries(LANGUAGES.map((language) => [language, Text])) as Record<Language, typeof Text>,
);
export type Localised = z.infer<typeof Localised>;

export const MARKETS = ["de", "us", "uk", "pl"] as const;
export const Market = z.enum(MARKETS);
export type Market = z.infer<typeof Market>;

/** The language products are described in. */
export const LANGUAGE_OF = { de: "de", us: "en", uk: "en", pl: "pl" } as const satisfies Record<Market, Language>;
export type MarketLanguage = (typeof LANGUAGE_OF)[Market];

/** ISO 4217 code of each market's prices. */
export const CURRENCY_OF: Record<Market, string> = { de: "EUR", us: "USD", uk: "GBP", pl: "PLN" };

/**
 * Market of a visitor, from the page's language and, for English, the browser's region (`en-GB` → uk, otherwise us).
 */
export function marketOf(language: Language, browserLocale = ""): Market {
  const own = MARKETS.find((market) => market === language);
  return own ?? (/^en-(gb|ie)\b/i.test(browserLocale) ? "uk" : "us");
}
