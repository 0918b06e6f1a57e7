import type { Market } from "@hundeblick/proto/language";
import mongoose, { type QueryFilter } from "mongoose";
import type { ListQuery } from "../../domain/list-products.ts";
import type { ProductDocument } from "./product.schema.ts";

const SORT_FIELDS = { name: "baseName", brand: "brand", category: "category", priority: "priority", updated: "updatedAt" } as const;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export function listFilter({ market, search, active, coverage }: ListQuery): QueryFilter<ProductDocument> {
  const words = mongoose.trusted({ $regex: escaped(search), $options: "i" });
  const fields = ["baseName", "brand", "category", "internalId", "ingredients", `markets.${market}.asin`, `markets.${market}.marketTitle`];
  return {
    ...(active === "all" ? {} : { isActive: active === "active" }),
    ...(coverage === "all" ? {} : { [`markets.${market}`]: mongoose.trusted({ $exists: coverage === "listed" }) }),
    ...(search === "" ? {} : { $or: fields.map((field) => ({ [field]: words })) }),
  };
}

/** The higher priority comes first unless asked otherwise; equals are told apart by their internal id, so that pages do not overlap. */
export function listOrder({ market, sort, descending }: ListQuery): Record<string, 1 | -1> {
  const field = sort === "price" ? `markets.${market}.amount` : SORT_FIELDS[sort];
  return { [field]: descending !== (sort === "priority") ? -1 : 1, internalId: 1 };
}

export const soldOnFilter = (markets: readonly Market[], after: string | null): QueryFilter<ProductDocument> => ({
  $or: markets.map((market) => ({ [`markets.${market}`]: mongoose.trusted({ $exists: true }) })),
  ...(after === null ? {} : { internalId: mongoose.trusted({ $gt: after }) }),
});
