import { AppError } from "@hundeblick/kit/errors";
import type { Market } from "@hundeblick/proto/language";
import type { demoProduct } from "@hundeblick/proto/rpc/catalogue";
import type { ReplyOf } from "@hundeblick/proto/rpc/define";
import type { Products } from "./ports.ts";
import { presentProduct } from "./present-product.ts";

/** A fictional product for the demo shop. @throws {AppError} product_not_found, also for a real product */
export async function showDemoProduct(
  deps: { products: Products; now: () => Date },
  { market, asin }: { market: Market; asin: string },
): Promise<ReplyOf<typeof demoProduct>> {
  const product = await deps.products.demoByAsin(market, asin);
  const offer = product?.markets[market];
  if (!product?.isActive || !offer?.isActive) throw new AppError("product_not_found");
  return {
    product: presentProduct(product, market, offer, deps.now()),
    description: offer.description,
    bulletPoints: offer.bulletPoints,
  };
}
