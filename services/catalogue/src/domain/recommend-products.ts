import type { RecommendedProduct } from "@hundeblick/proto/http/report";
import { chooseProducts, type ProductCriteria } from "./choose-products.ts";
import type { Products } from "./ports.ts";

/** One product for each ingredient where the catalogue has a fitting one. */
export async function recommendProducts(
  deps: { products: Products; now: () => Date },
  criteria: Omit<ProductCriteria, "now">,
): Promise<{ products: Record<string, RecommendedProduct> }> {
  const candidates = await deps.products.holding(criteria.ingredientIds);
  return { products: chooseProducts(candidates, { ...criteria, now: deps.now() }) };
}
