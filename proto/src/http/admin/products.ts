import { z } from "zod";
import {
  CatalogueOverview,
  Coverage,
  FileProduct,
  OfferChanges,
  ProductChanges,
  ProductRow,
  StatusCounts,
} from "../catalogue.ts";
import { Market } from "../../language.ts";

/** Query of the operators' list; `country` is the market. */
export const ProductsQuery = z.strictObject({
  country: Market,
  search: z.string().trim().max(100).optional(),
  active: z.enum(["all", "active", "inactive"]).optional(),
  coverage: Coverage.optional(),
  category: z.string().trim().max(80).optional(),
  overview: z.stringbool().optional(),
  sort: z.enum(["name", "brand", "category", "priority", "price", "rating", "updated", "refreshed"]).optional(),
  descending: z.stringbool().optional(),
  offset: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});
export type ProductsQuery = z.input<typeof ProductsQuery>;

/**
 * One page of the list; `statuses` counts all statuses. The overview of the whole catalogue is only there on request.
 */
export const ProductsReply = z.object({
  products: z.array(ProductRow),
  total: z.int(),
  statuses: StatusCounts,
  overview: CatalogueOverview.optional(),
});
export type ProductsReply = z.infer<typeof ProductsReply>;

/** Version that was read; without it the change always applies. */
const version = z.int().min(1).optional();

export const NewProductBody = FileProduct;
export type NewProductBody = z.input<typeof NewProductBody>;

/** Basic fields, and fields of markets that are saved with them: all or nothing. */
export const ProductBody = ProductChanges.extend({
  version,
  markets: z.partialRecord(Market, OfferChanges).optional(),
});
export type ProductBody = z.infer<typeof ProductBody>;

export const MarketBody = OfferChanges.extend({ version });
export type MarketBody = z.input<typeof MarketBody>;
