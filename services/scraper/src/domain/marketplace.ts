import type { OfferChanges } from "@hundeblick/proto/http/catalogue";
import type { Outcome, SearchResult } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";

/** Result of reading a marketplace; `doubtful` names the fields that are left out because they are uncertain. */
export type LookupResult<T> =
  | { outcome: "ok"; value: T }
  | { outcome: "doubtful"; value: T; doubtful: string[] }
  | { outcome: Exclude<Outcome, "ok" | "doubtful">; retryAt: Date | null };

/** A marketplace. Failures of a shop are results, never thrown. */
export type Marketplace = {
  search(query: string, market: Market): Promise<LookupResult<SearchResult[]>>;
  product(asin: string, market: Market): Promise<LookupResult<OfferChanges>>;
  /** The address that an offer stores. */
  linkTo(asin: string, market: Market): string;
  /** True for fictional products. */
  demo: boolean;
};
