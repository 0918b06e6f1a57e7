import type { Market } from "@hundeblick/proto/language";

/** Where to look for a product, the visitor's own market first, then a shop in the same language, then the nearest. */
export const MARKET_ORDER: Record<Market, readonly Market[]> = {
  de: ["de", "uk", "us", "pl"],
  us: ["us", "uk", "de", "pl"],
  uk: ["uk", "us", "de", "pl"],
  pl: ["pl", "de", "uk", "us"],
};
