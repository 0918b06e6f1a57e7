import { AppError } from "@hundeblick/kit/errors";
import { belongsToDemo } from "@hundeblick/proto/http/belongs-to-demo";
import { FileProduct, type OfferChanges } from "@hundeblick/proto/http/catalogue";
import type { SearchResult } from "@hundeblick/proto/http/admin/marketplace";
import { CURRENCY_OF, type Market } from "@hundeblick/proto/language";
import { newId } from "@hundeblick/proto/ids";
import { asinOf } from "./asin.ts";
import { type RefreshDeps, withSeenAt } from "./refresh-product.ts";

type Import = {
  asin: string;
  market: Market;
  initialData?: { [Key in keyof SearchResult]?: SearchResult[Key] | undefined } | undefined;
};

/**
 * Imports one product of the marketplace: updates the market of the product with this ASIN, or creates a new one, also
 * when that product has another listing on this market. If its page cannot be read, the search result is used; its price
 * is of unknown age and replaces no other.
 * @throws {AppError} invalid_request without an ASIN; other_marketplace when it belongs to the one not read now;
 * product_not_found when it does not exist, or without any title
 */
export async function importProduct(
  deps: RefreshDeps,
  given: Import,
): Promise<{ action: "created" | "updated"; productId: string; asin: string }> {
  const { catalogue, now } = deps;
  const { market, initialData } = given;
  const asin = asinOf(given.asin);
  if (!asin) throw new AppError("invalid_request", { details: { field: "asin" } });
  const marketplace = await deps.marketplace();
  if (belongsToDemo(asin, await catalogue.byAsin(asin, market)) !== marketplace.demo)
    throw new AppError("other_marketplace");
  const looked = await marketplace.product(asin, market);
  if (looked.outcome === "gone") throw new AppError("product_not_found");
  const isRead = looked.outcome === "ok" || looked.outcome === "doubtful";
  const read = isRead
    ? { ...looked.value, ...withSeenAt(looked.value, now()) }
    : initialData
      ? fromSearch(initialData)
      : null;
  if (!read?.marketTitle) throw new AppError("product_not_found");
  const offer: OfferChanges = {
    ...read,
    asin,
    url: marketplace.linkTo(asin, market),
    currency: CURRENCY_OF[market],
  };

  // again, because it may have changed while the page was read
  const known = await catalogue.byAsin(asin, market);
  if (known && [asin, null].includes(known.markets[market]?.asin ?? null)) {
    const { price: _price, priceSeenAt: _seenAt, ...others } = offer;
    const hasPrice = known.markets[market]?.price != null;
    await catalogue.updateMarket(known, market, isRead || !hasPrice ? offer : others);
    return { action: "updated", productId: known.id, asin };
  }
  const internalId = `${market}-${asin}`;
  const product = FileProduct.parse({
    internalId: known?.internalId === internalId ? `${internalId}-${newId()}` : internalId,
    baseName: read.marketTitle.slice(0, 300),
    brand: read.marketBrand ?? "",
    imageUrl: read.imageUrl ?? null,
    demo: marketplace.demo,
    markets: { [market]: offer },
  });
  return { action: "created", productId: await catalogue.create(product), asin };
}

const fromSearch = ({
  title,
  price,
  rating,
  reviewCount,
  primeEligible,
  imageUrl,
}: NonNullable<Import["initialData"]>): OfferChanges => ({
  ...(title && { marketTitle: title }),
  ...(price && { price, priceSeenAt: null }),
  ...(rating !== undefined && rating !== null && { rating }),
  ...(reviewCount !== undefined && reviewCount !== null && { reviewCount }),
  ...(primeEligible !== undefined && { primeEligible }),
  ...(imageUrl && { imageUrl }),
});
