import type { Coverage, MarketOffer, Product } from "@hundeblick/proto/http/catalogue";
import { MARKETS, type Market } from "@hundeblick/proto/language";
import type { ListQuery } from "./list-products.ts";
import { PRICE_LIFE_MS } from "./present-product.ts";

/** List fields of an offer, stored beside it and recomputed with every change. */
export type OfferListing = {
  /** The price as a number. */
  amount: number | null;
  /** When its price becomes old; null while the offer is not shown. */
  staleAt: Date | null;
  searchText: string;
};
/**
 * List fields of a product; `on` holds where it is sold (`de`), missing (`no-de`), out of stock (`out-de`), or `gap`.
 */
export type ProductListing = { on: string[]; searchText: string };

export const listingOf = (product: Pick<Product, "markets" | SearchedField>): ProductListing => ({
  on: [
    ...MARKETS.flatMap((market) => {
      const offer = product.markets[market];
      if (!offer) return [`no-${market}`];
      return isOutOfStock(offer) ? [market, `out-${market}`] : [market];
    }),
    ...(MARKETS.every((market) => product.markets[market]) ? [] : ["gap"]),
  ],
  searchText: searchText([
    product.baseName,
    product.brand,
    product.category,
    product.internalId,
    ...product.ingredients,
  ]),
});
type SearchedField = "baseName" | "brand" | "category" | "internalId" | "ingredients";

export const offerListingOf = (offer: MarketOffer, demo: boolean): OfferListing => ({
  amount: offer.price === null ? null : Number(offer.price),
  staleAt:
    demo || !offer.isActive || isOutOfStock(offer)
      ? null
      : new Date(offer.priceSeenAt === null ? 0 : Date.parse(offer.priceSeenAt) + PRICE_LIFE_MS),
  searchText: searchText([offer.asin ?? "", offer.marketTitle]),
});

const isOutOfStock = ({ isActive, available }: MarketOffer): boolean => isActive && available === false;
const searchText = (texts: readonly string[]): string => texts.join("\n").toLowerCase();

/** A product is listed when every condition holds. */
export type Condition =
  | { field: string; is: string | boolean }
  | { field: string; before: Date }
  | { anyField: readonly string[]; contains: string };

/** Every filter of a list; the status is left out where both are counted. */
export function conditions(query: ListQuery, now: Date, { withStatus }: { withStatus: boolean }): Condition[] {
  const { market, search, active, coverage, category } = query;
  return [
    ...(withStatus && active !== "all" ? [{ field: "isActive", is: active === "active" }] : []),
    ...(category === "" ? [] : [{ field: "category", is: category }]),
    ...coverageConditions(coverage, market, now),
    ...(search === ""
      ? []
      : [{ anyField: ["listing.searchText", `markets.${market}.searchText`], contains: search.toLowerCase() }]),
  ];
}

function coverageConditions(coverage: Coverage, market: Market, now: Date): Condition[] {
  switch (coverage) {
    case "all":
      return [];
    case "listed":
      return [{ field: "listing.on", is: market }];
    case "missing":
      return [{ field: "listing.on", is: `no-${market}` }];
    case "gaps":
      return [{ field: "listing.on", is: "gap" }];
    case "out_of_stock":
      return [{ field: "listing.on", is: `out-${market}` }];
    case "old_price":
      return [{ field: `markets.${market}.staleAt`, before: now }];
  }
}

const SORT_FIELDS: Record<ListQuery["sort"], (market: Market) => string> = {
  name: () => "baseName",
  brand: () => "brand",
  category: () => "category",
  priority: () => "priority",
  price: (market) => `markets.${market}.amount`,
  rating: (market) => `markets.${market}.rating`,
  updated: () => "updatedAt",
  refreshed: (market) => `markets.${market}.lastScraped`,
};

/** Index of an order, read backwards for the opposite one; missing values come first. */
type SortIndex = { field: string; direction: 1 | -1 };
/** The higher priority comes first by default. */
export const sortIndex = (sort: ListQuery["sort"], market: Market): SortIndex => ({
  field: SORT_FIELDS[sort](market),
  direction: sort === "priority" ? -1 : 1,
});

/** One for every possible order of a list. */
export const SORT_INDEXES: readonly SortIndex[] = [
  ...new Map(
    MARKETS.flatMap((market) =>
      (Object.keys(SORT_FIELDS) as ListQuery["sort"][]).map((sort) => sortIndex(sort, market)),
    ).map((index) => [index.field, index] as const),
  ).values(),
];
