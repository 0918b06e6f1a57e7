import type { Product } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import type { ListQuery } from "../domain/list-products.ts";

/** What a list is sorted by; nothing known comes first. */
const SORTED_BY: Record<ListQuery["sort"], (product: Product, market: Market) => string | number> = {
  name: ({ baseName }) => baseName,
  brand: ({ brand }) => brand,
  category: ({ category }) => category,
  priority: ({ priority }) => priority,
  price: ({ markets }, market) => Number(markets[market]?.price ?? Number.NEGATIVE_INFINITY),
  updated: ({ updatedAt }) => updatedAt,
};

/** One page of the products a query leaves. Equals are told apart by their internal id, so that pages do not overlap. */
export function pageOf(products: Iterable<Product>, query: ListQuery): { products: Product[]; total: number } {
  const { market, sort, offset, limit } = query;
  const sortedBy = SORTED_BY[sort];
  // the higher priority comes first unless asked otherwise
  const direction = query.descending !== (sort === "priority") ? -1 : 1;
  const found = [...products].filter(wanted(query)).map((product) => ({ product, key: sortedBy(product, market) }));
  found.sort((a, b) => direction * order(a.key, b.key) || order(a.product.internalId, b.product.internalId));
  return { products: found.slice(offset, offset + limit).map(({ product }) => product), total: found.length };
}

const order = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

function wanted({ market, search, active, coverage }: ListQuery): (product: Product) => boolean {
  const words = search.toLowerCase();
  const has = (text: string | null | undefined): boolean => text?.toLowerCase().includes(words) ?? false;
  return ({ baseName, brand, category, internalId, ingredients, isActive, markets }) => {
    const offer = markets[market];
    if (active !== "all" && isActive !== (active === "active")) return false;
    if (coverage !== "all" && (offer !== undefined) !== (coverage === "listed")) return false;
    return words === "" || has(baseName) || has(brand) || has(category) || has(internalId) || ingredients.some(has) || has(offer?.asin) || has(offer?.marketTitle);
  };
}

/** Products with an offer on one of the markets, by internal id, from the one after `after`. */
export const soldOn = (products: Iterable<Product>, markets: readonly Market[], after: string | null, limit: number): Product[] =>
  [...products].filter(({ internalId, markets: on }) => markets.some((market) => on[market]) && (after === null || internalId > after))
    .sort((a, b) => order(a.internalId, b.internalId)).slice(0, limit);
