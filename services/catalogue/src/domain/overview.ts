import type { CatalogueOverview, MarketOffer, Product } from "@hundeblick/proto/http/catalogue";
import { MARKETS } from "@hundeblick/proto/language";
import { isPriceFresh } from "./present-product.ts";

/** How an offer stands; out of stock says more than an old price. */
export function standingOf(offer: MarketOffer, demo: boolean, now: Date): "fine" | "old_price" | "out_of_stock" {
  if (offer.isActive && offer.available === false) return "out_of_stock";
  return offer.isActive && !demo && !isPriceFresh(offer, now) ? "old_price" : "fine";
}

export const hasGap = ({ markets }: Product): boolean => MARKETS.some((market) => !markets[market]);

/** The whole catalogue in numbers. */
export function overviewOf(products: Iterable<Product>, now: Date): CatalogueOverview {
  const categories = new Map<string, number>();
  const markets = Object.fromEntries(
    MARKETS.map((market) => [market, { listed: 0, oldPrice: 0, outOfStock: 0 }]),
  ) as CatalogueOverview["markets"];
  let [all, gaps] = [0, 0];
  for (const product of products) {
    all += 1;
    if (hasGap(product)) gaps += 1;
    if (product.category !== "") categories.set(product.category, (categories.get(product.category) ?? 0) + 1);
    for (const market of MARKETS) {
      const offer = product.markets[market];
      if (!offer) continue;
      const standing = standingOf(offer, product.demo, now);
      markets[market].listed += 1;
      if (standing === "old_price") markets[market].oldPrice += 1;
      if (standing === "out_of_stock") markets[market].outOfStock += 1;
    }
  }
  const ordered = [...categories]
    .map(([category, count]) => ({ category, count }))
    .toSorted((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1));
  return { all, gaps, categories: ordered.slice(0, MOST_CATEGORIES), markets };
}

/** A catalogue with more has no categories but words; the first ones are the largest. */
const MOST_CATEGORIES = 100;
