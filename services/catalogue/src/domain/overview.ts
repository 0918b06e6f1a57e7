import type { MarketOffer } from "@hundeblick/proto/http/catalogue";
import { isPriceFresh } from "./present-product.ts";

/** Status of an offer; out of stock takes precedence over an old price. */
export function offerStatus(offer: MarketOffer, demo: boolean, now: Date): "fine" | "old_price" | "out_of_stock" {
  if (offer.isActive && offer.available === false) return "out_of_stock";
  return offer.isActive && !demo && !isPriceFresh(offer, now) ? "old_price" : "fine";
}

/** Largest categories shown; a catalogue with more uses free text as categories. */
export const MAX_CATEGORIES = 100;
