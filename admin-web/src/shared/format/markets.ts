import type { Market } from "@hundeblick/proto/language";

export const MARKET_NAMES: Record<Market, string> = {
  de: "Germany",
  us: "United States",
  uk: "United Kingdom",
  pl: "Poland",
};
const LOCALES: Record<Market, string> = { de: "de-DE", us: "en-US", uk: "en-GB", pl: "pl-PL" };

/** A price in its market's format, `24,99 €`; an em dash for null. */
export const formatPrice = (price: string | null | undefined, market: Market, currency: string): string =>
  price === null || price === undefined
    ? "—"
    : new Intl.NumberFormat(LOCALES[market], { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(
        Number(price),
      );
