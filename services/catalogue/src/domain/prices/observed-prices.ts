import type { MarketOffer, PricePoint, Product } from "@hundeblick/proto/http/catalogue";
import { MARKETS, type Market } from "@hundeblick/proto/language";

export type PriceObservation = PricePoint & { productId: string; market: Market };

/** The price of an offer as observed; null without a price. */
export const priceOf = (offer: MarketOffer | undefined, product: Pick<Product, "updatedAt">): PricePoint | null =>
  offer?.price ? { price: offer.price, currency: offer.currency, at: offer.priceSeenAt ?? product.updatedAt } : null;

/**
 * Changed prices, each with its predecessor, whose record may have been lost in a crash. An undone price counts from
 * now.
 */
export function observedPrices(before: Product | null, after: Product): PriceObservation[] {
  return MARKETS.flatMap((market) => {
    const now = priceOf(after.markets[market], after);
    const old = before && priceOf(before.markets[market], before);
    if (now === null || (old?.price === now.price && old.currency === now.currency)) return [];
    const since = old && old.at >= now.at ? after.updatedAt : now.at;
    return [old, { ...now, at: since }].flatMap((point) => (point ? [{ ...point, productId: after.id, market }] : []));
  });
}
