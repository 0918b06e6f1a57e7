import { LANGUAGE_OF, type Market } from "@hundeblick/proto/language";
import { DEMO_PRODUCTS, type DemoProduct } from "../data/demo-products.ts";
import type { DemoListing } from "./pages.ts";
import { WORDS } from "./words.ts";

/** A product of the demo catalogue, if it is one. */
export type FindInCatalogue = (asin: string, market: Market) => Promise<DemoListing | null>;

const shown = (product: DemoProduct, market: Market): DemoListing => ({
  asin: product.asin,
  title: product.name[LANGUAGE_OF[market]],
  brand: product.brand,
  price: product.price[market],
  image: product.image,
  rating: product.rating,
  reviewCount: product.reviewCount,
  prime: product.prime,
  available: product.available,
  description: WORDS[market].fictional,
  bulletPoints: WORDS[market].bullets,
  category: product.category,
});

/** Products found by any word of at least three letters, those with most matches first. */
export function searchStock(query: string, market: Market): DemoListing[] {
  const words = query
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word.length >= 3);
  const hits = (product: DemoProduct): number => {
    const title = product.name[LANGUAGE_OF[market]].toLocaleLowerCase();
    return words.filter((word) => title.includes(word) || product.words.some((known) => word.includes(known))).length;
  };
  return DEMO_PRODUCTS.map((product) => ({ product, score: hits(product) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ product }) => shown(product, market));
}

export const findInStock = async (
  asin: string,
  market: Market,
  catalogue: FindInCatalogue,
): Promise<DemoListing | null> => {
  const own = DEMO_PRODUCTS.find((product) => product.asin === asin);
  return own ? shown(own, market) : catalogue(asin, market);
};
