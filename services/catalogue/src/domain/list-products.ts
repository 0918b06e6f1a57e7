import type { Coverage, Product, ProductRow, StatusCounts } from "@hundeblick/proto/http/catalogue";
import { MARKETS, type Market } from "@hundeblick/proto/language";
import { offerStatus } from "./overview.ts";

export type ListQuery = {
  market: Market;
  search: string;
  active: "all" | "active" | "inactive";
  coverage: Coverage;
  /** Empty: any category. */
  category: string;
  sort: "name" | "brand" | "category" | "priority" | "price" | "rating" | "updated" | "refreshed";
  descending: boolean;
  offset: number;
  limit: number;
};

/** One page, the number of matches, and the numbers by status. */
export type ProductPage = { products: Product[]; total: number; statuses: StatusCounts };

/** A product as a row of the operators' list for one market. */
export function rowOf(
  { markets, dosageInstructions: _dosage, createdAt: _created, ...product }: Product,
  market: Market,
  now: Date,
): ProductRow {
  const coverage = Object.fromEntries(
    MARKETS.map((each) => [each, markets[each] ? (markets[each].isActive ? "active" : "inactive") : "none"]),
  ) as ProductRow["coverage"];
  const wanting: ProductRow["wanting"] = {};
  for (const each of MARKETS) {
    const standing = markets[each] ? offerStatus(markets[each], product.demo, now) : "fine";
    if (standing !== "fine") wanting[each] = standing;
  }
  const offer = markets[market];
  if (!offer) return { ...product, offer: null, coverage, wanting };
  const { description: _description, bulletPoints: _bullets, specifications: _specifications, ...short } = offer;
  return { ...product, offer: short, coverage, wanting };
}
