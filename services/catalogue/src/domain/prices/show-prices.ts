import { AppError } from "@hundeblick/kit/errors";
import type { PricePoint } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import type { PriceHistory, Products } from "../ports.ts";
import { priceOf } from "./observed-prices.ts";

const SHOWN_MS = 90 * 86_400_000;

/** Prices of the last 90 days, oldest first, with the current one. @throws {AppError} product_not_found */
export async function showPrices(
  { products, prices, now }: { products: Products; prices: PriceHistory; now: () => Date },
  { id, market }: { id: string; market: Market },
): Promise<{ prices: PricePoint[] }> {
  const product = await products.byId(id);
  if (!product) throw new AppError("product_not_found");
  const noted = await prices.since(id, market, new Date(now().getTime() - SHOWN_MS));
  return { prices: [...noted, ...endOf(noted.at(-1), priceOf(product.markets[market], product), product.updatedAt)] };
}

/** Ends with the current price, even if an undo made it older than the last record. */
function endOf(last: PricePoint | undefined, current: PricePoint | null, changedAt: string): PricePoint[] {
  if (!current) return [];
  if (!last || last.at < current.at) return [current];
  return last.price === current.price && last.currency === current.currency
    ? []
    : [{ ...current, at: changedAt > last.at ? changedAt : last.at }];
}
