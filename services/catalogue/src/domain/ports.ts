import type { FileProduct, Product } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";

/** The catalogue as the domain needs it. */
export type Products = {
  /** Active products that hold at least one of these ingredients. */
  holding(ingredientIds: readonly string[]): Promise<Product[]>;
  demoByAsin(market: Market, asin: string): Promise<Product | null>;
  isEmpty(): Promise<boolean>;
  /** Adds products whose internal id is not there yet; the others stay as they are. Returns how many were added. */
  addMissing(products: readonly FileProduct[]): Promise<number>;
};

/** What was put into a fresh catalogue, so that it is done once and finished after a crash. */
export type Seeds = {
  state(name: string): Promise<"none" | "begun" | "finished">;
  begin(name: string): Promise<void>;
  finish(name: string): Promise<void>;
};
