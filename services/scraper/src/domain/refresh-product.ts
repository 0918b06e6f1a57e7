import { AppError } from "@hundeblick/kit/errors";
import type { Outcome, OfferDifference, RefreshResult } from "@hundeblick/proto/http/admin/marketplace";
import { belongsToDemo } from "@hundeblick/proto/http/belongs-to-demo";
import type { MarketOffer, OfferChanges } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import type { Marketplace } from "./marketplace.ts";
import type { Catalogue } from "./ports.ts";

/** `marketplace` is the current one: operators may switch at any time. */
export type RefreshDeps = { marketplace: () => Promise<Marketplace>; catalogue: Catalogue; now: () => Date };

const WHY: Record<Exclude<Outcome, "ok" | "doubtful">, string> = {
  blocked: "The marketplace does not want to be asked right now",
  gone: "The marketplace has no such product any more",
  layout_changed: "The marketplace's page looks different from what we can read",
  not_allowed: "The marketplace's rules or today's budget do not allow it",
  unreachable: "The marketplace did not answer",
};
const otherMarketplace = ({ demo }: Marketplace): string =>
  demo
    ? "Products of Amazon are left out while the demo marketplace is read"
    : "Products of the demo marketplace are left out while Amazon is read";
type Failed = Pick<RefreshResult, "status" | "outcome" | "error" | "differences" | "doubtful">;
const failed = (outcome: Outcome, error: string): Failed => ({
  status: "failed",
  outcome,
  error,
  differences: [],
  doubtful: [],
});

/**
 * Reads one product again and updates its certain values; missing or doubtful ones are kept. A deleted product becomes
 * unavailable. One of the other marketplace is not looked up: it would be missing or another product there.
 * @throws {AppError} product_not_found; invalid_request without an ASIN on this market; conflict with a concurrent edit
 */
export async function refreshProduct(
  deps: RefreshDeps,
  { productId, market }: { productId: string; market: Market },
): Promise<RefreshResult> {
  const { catalogue, now } = deps;
  const product = await catalogue.get(productId);
  const offer = product.markets[market];
  if (!offer?.asin) throw new AppError("invalid_request", { details: { field: "asin" } });
  const about = { productId, asin: offer.asin, name: shortName(offer.marketTitle || product.baseName) };
  const marketplace = await deps.marketplace();
  if (belongsToDemo(offer.asin, product) !== marketplace.demo)
    return { ...about, ...failed("not_allowed", otherMarketplace(marketplace)) };
  const asked = now();
  const looked = await marketplace.product(offer.asin, market);
  const tookMs = Math.max(0, now().getTime() - asked.getTime());
  if (looked.outcome === "gone")
    await catalogue.updateMarket(product, market, { available: false, lastScraped: now().toISOString() });
  if (looked.outcome !== "ok" && looked.outcome !== "doubtful")
    return {
      ...about,
      ...failed(looked.outcome, WHY[looked.outcome]),
      tookMs,
      ...(looked.retryAt && { retryAt: looked.retryAt.toISOString() }),
    };
  await catalogue.updateMarket(product, market, { ...looked.value, ...withSeenAt(looked.value, now()) });
  return {
    ...about,
    status: "success",
    outcome: looked.outcome,
    error: null,
    differences: differencesOf(offer, looked.value),
    doubtful: looked.outcome === "doubtful" ? looked.doubtful : [],
    tookMs,
  };
}

const MAX_NAME_LENGTH = 200;
/** Short name for results, of which there are thousands. */
export const shortName = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;

/** Without a price on the page the old one is no longer confirmed. */
export const withSeenAt = ({ price }: OfferChanges, at: Date): OfferChanges => ({
  lastScraped: at.toISOString(),
  ...(price !== undefined && price !== null && { priceSeenAt: at.toISOString() }),
});

/** Longest value that a result stores. */
const MAX_STORED_LENGTH = 100;

function differencesOf(before: MarketOffer, after: OfferChanges): OfferDifference[] {
  return Object.entries(after).flatMap(([field, value]) => {
    const [old, next] = [JSON.stringify(before[field as keyof MarketOffer]), JSON.stringify(value)];
    if (old === next) return [];
    return [
      old.length > MAX_STORED_LENGTH || next.length > MAX_STORED_LENGTH
        ? { field, before: null, after: null }
        : { field, before: old, after: next },
    ];
  });
}
