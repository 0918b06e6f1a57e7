import type { OfferChanges } from "@hundeblick/proto/http/catalogue";
import type { Outcome, SearchResult } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";

/**
 * What a look at a marketplace gave. A doubtful value leaves out the fields nobody could read for sure and names
 * them.
 */
export type LookupResult<T> =
  | { outcome: "ok"; value: T }
  | { outcome: "doubtful"; value: T; doubtful: string[] }
  | { outcome: Exclude<Outcome, "ok" | "doubtful">; retryAt: Date | null };

/** A marketplace. It never throws for what a shop does; it says what became of the look. */
export type Marketplace = {
  search(query: string, market: Market): Promise<LookupResult<SearchResult[]>>;
  product(asin: string, market: Market): Promise<LookupResult<OfferChanges>>;
  /** The address an offer keeps. */
  linkTo(asin: string, market: Market): string;
  /** True when everything there is fictional. */
  demo: boolean;
};
