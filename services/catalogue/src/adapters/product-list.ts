import type { Coverage, Product } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import type { ListQuery, ProductPage } from "../domain/list-products.ts";
import { hasGap, standingOf } from "../domain/overview.ts";

/** What a list is sorted by; nothing known comes first. */
const SORTED_BY: Record<ListQuery["sort"], (product: Product, market: Market) => string | number> = {
  name: ({ baseName }) => baseName,
  brand: ({ brand }) => brand,
  category: ({ category }) => category,
  priority: ({ priority }) => priority,
  price: ({ markets }, market) => Number(markets[market]?.price ?? Number.NEGATIVE_INFINITY),
  rating: ({ markets }, market) => markets[market]?.rating ?? Number.NEGATIVE_INFINITY,
  updated: ({ updatedAt }) => updatedAt,
  refreshed: ({ markets }, market) => markets[market]?.lastScraped ?? "",
};

/** One page of the products a query leaves. Equals are told apart by their internal id, so that pages do not overlap. */
export function pageOf(products: Iterable<Product>, query: ListQuery, now: Date): ProductPage {
  const { market, active, sort, offset, limit } = query;
  const sortedBy = SORTED_BY[sort];
  // the higher priority comes first unless asked otherwise
  const direction = query.descending !== (sort === "priority") ? -1 : 1;
  const matching = [...products].filter(wanted(query, now));
  const found = matching
    .filter(({ isActive }) => active === "all" || isActive === (active === "active"))
    .map((product) => ({ product, key: sortedBy(product, market) }));
  found.sort((a, b) => direction * order(a.key, b.key) || order(a.product.internalId, b.product.internalId));
  const actives = matching.filter(({ isActive }) => isActive).length;
  return {
    products: found.slice(offset, offset + limit).map(({ product }) => product),
    total: found.length,
    statuses: { active: actives, inactive: matching.length - actives },
  };
}

const order = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** What every filter but the status leaves. */
function wanted({ market, search, coverage, category }: ListQuery, now: Date): (product: Product) => boolean {
  const words = search.toLowerCase();
  const has = (text: string | null | undefined): boolean => text?.toLowerCase().includes(words) ?? false;
  return (product) => {
    const { baseName, brand, internalId, ingredients, markets } = product;
    const offer = markets[market];
    if (category !== "" && product.category !== category) return false;
    if (!isCovered(product, market, coverage, now)) return false;
    return (
      words === "" ||
      has(baseName) ||
      has(brand) ||
      has(product.category) ||
      has(internalId) ||
      ingredients.some(has) ||
      has(offer?.asin) ||
      has(offer?.marketTitle)
    );
  };
}

function isCovered(product: Product, market: Market, coverage: Coverage, now: Date): boolean {
  const offer = product.markets[market];
  switch (coverage) {
    case "all":
      return true;
    case "listed":
      return offer !== undefined;
    case "missing":
      return offer === undefined;
    case "gaps":
      return hasGap(product);
    case "old_price":
    case "out_of_stock":
      return offer !== undefined && standingOf(offer, product.demo, now) === coverage;
  }
}

/** Products with an offer on one of the markets, by internal id, from the one after `after`. */
export const soldOn = (
  products: Iterable<Product>,
  markets: readonly Market[],
  after: string | null,
  limit: number,
): Product[] =>
  [...products]
    .filter(
      ({ internalId, markets: on }) => markets.some((market) => on[market]) && (after === null || internalId > after),
    )
    .sort((a, b) => order(a.internalId, b.internalId))
    .slice(0, limit);
