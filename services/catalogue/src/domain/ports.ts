import type { CatalogueOverview, FileProduct, PricePoint, Product } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import type { ListQuery, ProductPage } from "./list-products.ts";
import type { PriceObservation } from "./prices/observed-prices.ts";

export type Products = {
  /** Active products that hold at least one of these ingredients. */
  holding(ingredientIds: readonly string[]): Promise<Product[]>;
  demoByAsin(market: Market, asin: string): Promise<Product | null>;
  isEmpty(): Promise<boolean>;
  /** Adds products with new internal ids and returns their number. */
  addMissing(products: readonly FileProduct[]): Promise<number>;
  byId(id: string): Promise<Product | null>;
  /** Products with one of these internal ids or ASINs, or an offer on one of these markets. */
  matching(file: {
    internalIds: readonly string[];
    asins: readonly string[];
    soldOn: readonly Market[];
  }): Promise<Product[]>;
  list(query: ListQuery, now: Date): Promise<ProductPage>;
  overview(now: Date): Promise<CatalogueOverview>;
  /** Products with an offer on one of these markets, by internal id, from the one after `after`. */
  soldOn(markets: readonly Market[], after: string | null, limit: number): Promise<Product[]>;
  /** @throws {AppError} conflict naming the field whose value another product has */
  insert(product: Product): Promise<void>;
  /** Replaces this version of the product; false when it changed. @throws {AppError} conflict, as above */
  replace(product: Product, version: number): Promise<boolean>;
  /** False when it does not exist. @throws {AppError} conflict on another version */
  remove(id: string, version: number | undefined): Promise<boolean>;
};

/** Observed prices, append-only. */
export type PriceHistory = {
  /** Idempotent. */
  note(observations: readonly PriceObservation[]): Promise<void>;
  /** Oldest first. */
  since(productId: string, market: Market, from: Date): Promise<PricePoint[]>;
};

/** Records that a new catalogue was filled, so that this happens once and is finished after a crash. */
export type Seeds = {
  state(name: string): Promise<"none" | "begun" | "finished">;
  begin(name: string): Promise<void>;
  finish(name: string): Promise<void>;
};
