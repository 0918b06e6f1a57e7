import type { RecommendedProduct } from "@hundeblick/proto/http/report";
import { chooseProducts, type Wish } from "./choose-products.ts";
import type { Products } from "./ports.ts";

/** One product for each ingredient where the catalogue has a fitting one. */
export async function recommendProducts(
  deps: { products: Products; now: () => Date },
  wish: Omit<Wish, "now">,
): Promise<{ products: Record<string, RecommendedProduct> }> {
  const candidates = await deps.products.holding(wish.ingredientIds);
  return { products: chooseProducts(candidates, { ...wish, now: deps.now() }) };
}
