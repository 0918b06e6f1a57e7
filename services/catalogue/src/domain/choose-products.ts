import type { MarketOffer, Product } from "@hundeblick/proto/http/catalogue";
import type { RecommendedProduct } from "@hundeblick/proto/http/report";
import type { Market } from "@hundeblick/proto/language";
import { isForWeight } from "./dog-size.ts";
import { ingredientIdsOf } from "./ingredient-ids.ts";
import { MARKET_ORDER } from "./market-order.ts";
import { presentProduct } from "./present-product.ts";

export type ProductCriteria = {
  market: Market;
  ingredientIds: readonly string[];
  weightKg?: number | undefined;
  now: Date;
};
type Candidate = { product: Product; offer: MarketOffer };

/**
 * At most one product per requested ingredient: by market (the visitor's own first), priority, price, internal id.
 * Products with a further ingredient are left out, because the report may have excluded it for this dog.
 */
export function chooseProducts(
  products: readonly Product[],
  criteria: ProductCriteria,
): Record<string, RecommendedProduct> {
  const wanted = new Set(criteria.ingredientIds);
  const fitting = products
    .map((product) => ({ product, ids: ingredientIdsOf(product.ingredients) }))
    .filter(
      ({ product, ids }) =>
        product.isActive && isForWeight(product.dogSizes, criteria.weightKg) && ids.every((id) => wanted.has(id)),
    );
  const chosen: [string, RecommendedProduct][] = [];
  for (const ingredientId of wanted) {
    const best = bestOf(
      fitting.filter(({ ids }) => ids.includes(ingredientId)).map(({ product }) => product),
      criteria,
    );
    if (best) chosen.push([ingredientId, best]);
  }
  return Object.fromEntries(chosen);
}

function bestOf(products: readonly Product[], criteria: ProductCriteria): RecommendedProduct | undefined {
  for (const market of MARKET_ORDER[criteria.market]) {
    const [best] = products
      .flatMap((product) => {
        const offer = product.markets[market];
        return offer && isOnSale(offer) ? [{ product, offer }] : [];
      })
      .toSorted(byPriorityThenPrice);
    if (best)
      return {
        ...presentProduct(best.product, market, best.offer, criteria.now),
        fromOtherMarket: market !== criteria.market,
      };
  }
  return undefined;
}

const isOnSale = (offer: MarketOffer): boolean =>
  offer.isActive && offer.available !== false && offer.asin !== null && offer.url !== null;

const byPriorityThenPrice = (a: Candidate, b: Candidate): number =>
  b.product.priority - a.product.priority ||
  amount(a.offer) - amount(b.offer) ||
  (a.product.internalId < b.product.internalId ? -1 : 1);

/** Offers of one market share its currency; one without a price comes last. */
const amount = (offer: MarketOffer): number => (offer.price === null ? Number.MAX_SAFE_INTEGER : Number(offer.price));
