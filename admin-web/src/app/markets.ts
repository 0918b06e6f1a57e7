import type { Market } from "@hundeblick/proto/language";

export const MARKET_NAMES: Record<Market, string> = { de: "Germany", us: "United States", uk: "United Kingdom", pl: "Poland" };
const LOCALES: Record<Market, string> = { de: "de-DE", us: "en-US", uk: "en-GB", pl: "pl-PL" };

/** A price in the writing of its market, `24,99 €`; an em dash when there is none. */
export const priceText = (price: string | null | undefined, market: Market, currency: string): string =>
  price === null || price === undefined ? "—" : new Intl.NumberFormat(LOCALES[market], { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(Number(price));

/** A price for a field, `24,99` or `24.99`. */
export const priceForField = (price: string | null, market: Market): string =>
  price === null ? "" : market === "de" || market === "pl" ? price.replace(".", ",") : price;

/** A typed price as it is kept, `24.99`; undefined when it is none. Both decimal signs are understood. */
export function priceFromField(typed: string): string | null | undefined {
  const plain = typed.replace(/[\s\u00a0€$£]|zł/g, "");
  if (plain === "") return null;
  const decimal = plain.replace(/[.,](?=\d{3}(\D|$))/g, "").replace(",", ".");
  return /^\d{1,7}(\.\d{1,2})?$/.test(decimal) ? decimal : undefined;
}
