import type { CatalogueOverview, FileProduct, PricePoint, Product } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import type { ListQuery, ProductPage } from "./list-products.ts";
import type { PriceObservation } from "./prices/observed-prices.ts";

/** The catalogue as the domain needs it. */
export type Products = {
  /** Active products that hold at least one of these ingredients. */
  holding(ingredientIds: readonly string[]): Promise<Product[]>;
  demoByAsin(market: Market, asin: string): Promise<Product | null>;
  isEmpty(): Promise<boolean>;
  /** Adds products whose internal id is not there yet; the others stay as they are. Returns how many were added. */
  addMissing(products: readonly FileProduct[]): Promise<number>;
  byId(id: string): Promise<Product | null>;
  all(): Promise<Product[]>;
  list(query: ListQuery, now: Date): Promise<ProductPage>;
  overview(now: Date): Promise<CatalogueOverview>;
  /** Products with an offer on one of these markets, by internal id, from the one after `after`. */
  soldOn(markets: readonly Market[], after: string | null, limit: number): Promise<Product[]>;
  /** @throws {AppError} conflict naming the field whose value another product has */
  insert(product: Product): Promise<void>;
  /**
   * Writes the product over this version of it; false when that version is gone. @throws {AppError} conflict, as above
   */
  replace(product: Product, version: number): Promise<boolean>;
  /** False when it was not there. @throws {AppError} conflict when the version is another */
  remove(id: string, version: number | undefined): Promise<boolean>;
};

/** Prices that were seen, only ever added to. */
export type PriceHistory = {
  /** The same again is fine. */
  note(observations: readonly PriceObservation[]): Promise<void>;
  /** Oldest first. */
  since(productId: string, market: Market, from: Date): Promise<PricePoint[]>;
};

/** What was put into a fresh catalogue, so that it is done once and finished after a crash. */
export type Seeds = {
  state(name: string): Promise<"none" | "begun" | "finished">;
  begin(name: string): Promise<void>;
  finish(name: string): Promise<void>;
};
