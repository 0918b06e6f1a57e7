import type { FileProduct, OfferChanges, Product } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";

/** The catalogue. Errors are the catalogue's own. */
export type Catalogue = {
  get(id: string): Promise<Product>;
  /** The product with this ASIN, on this market first. */
  byAsin(asin: string, market: Market): Promise<Product | null>;
  updateMarket(product: Pick<Product, "id" | "version">, market: Market, changes: OfferChanges): Promise<void>;
  /** A price without `priceSeenAt` is of unknown age. */
  create(product: FileProduct): Promise<string>;
  /** All products with an ASIN on this market, in the catalogue's order. */
  withAsin(
    market: Market,
  ): Promise<{ id: string; name: string; asin: string; demo: boolean; lastScraped: string | null }[]>;
};
