import type { MarketOffer } from "@hundeblick/proto/http/catalogue";
import { isPriceFresh } from "./present-product.ts";

/** How an offer stands; out of stock says more than an old price. */
export function standingOf(offer: MarketOffer, demo: boolean, now: Date): "fine" | "old_price" | "out_of_stock" {
  if (offer.isActive && offer.available === false) return "out_of_stock";
  return offer.isActive && !demo && !isPriceFresh(offer, now) ? "old_price" : "fine";
}

/** A catalogue with more has no categories but words; the first ones are the largest. */
export const MAX_CATEGORIES = 100;
