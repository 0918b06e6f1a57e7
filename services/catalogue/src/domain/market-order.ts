import type { Market } from "@hundeblick/proto/language";

/** Markets in order: the visitor's own, then one with the same language, then the nearest. */
export const MARKET_ORDER: Record<Market, readonly Market[]> = {
  de: ["de", "uk", "us", "pl"],
  us: ["us", "uk", "de", "pl"],
  uk: ["uk", "us", "de", "pl"],
  pl: ["pl", "de", "uk", "us"],
};
