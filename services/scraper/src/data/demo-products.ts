import type { Market, MarketLanguage } from "@hundeblick/proto/language";
import products from "./demo-products.json" with { type: "json" };

/** A fictional product of the demo marketplace that is not in the demo catalogue. */
export type DemoProduct = {
  asin: string;
  brand: string;
  category: string;
  image: string;
  name: Record<MarketLanguage, string>;
  price: Record<Market, string>;
  rating: number;
  reviewCount: number;
  prime: boolean;
  /** null: not on the page. */
  available: boolean | null;
  /** Parts of words that find it, besides its name. */
  words: string[];
};
export const DEMO_PRODUCTS: readonly DemoProduct[] = products;
