import type { MarketOffer, Product } from "@hundeblick/proto/http/catalogue";
import type { RecommendedProduct } from "@hundeblick/proto/http/report";
import type { Market } from "@hundeblick/proto/language";

/** Marketplaces allow a price to be shown for a day after it was seen. */
export const PRICE_LIFE_MS = 24 * 3_600_000;

/** A product for visitors, with its price only while it is fresh. Demo prices never age. */
export function presentProduct(product: Product, market: Market, offer: MarketOffer, now: Date): RecommendedProduct {
  const title = offer.marketTitle || product.baseName;
  return {
    id: product.id,
    asin: offer.asin ?? "",
    name: title,
    title,
    brand: offer.marketBrand || product.brand,
    image: offer.imageUrl ?? product.imageUrl,
    price: product.demo || isPriceFresh(offer, now) ? offer.price : null,
    currency: offer.currency,
    url: offer.url ?? "",
    market,
    category: product.category || "Dog Supplements",
    demo: product.demo,
    fromOtherMarket: false,
  };
}

export const isPriceFresh = (offer: MarketOffer, now: Date): boolean =>
  offer.priceSeenAt !== null && now.getTime() - Date.parse(offer.priceSeenAt) <= PRICE_LIFE_MS;
