import type { Editable } from "@hundeblick/kit/editable";
import type { Log } from "@hundeblick/kit/log";
import type {
  KeywordLibrary,
  PastSearch,
  SearchReply,
  TopSearchesReply,
} from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import type { Marketplace } from "./marketplace.ts";

/** The latest search for each query and market, ignoring case, per marketplace. */
export type PastSearches = {
  save(market: Market, search: { query: string; found: number; at: Date; demo: boolean }): Promise<void>;
  of(market: Market, queries: readonly string[], demo: boolean): Promise<PastSearch[]>;
};
export type SearchDeps = {
  keywords: Pick<Editable<KeywordLibrary>, "read">;
  marketplace: () => Promise<Marketplace>;
  searches: PastSearches;
  now: () => Date;
  log: Pick<Log, "warn">;
};

/** Searches the marketplace, and records the results. */
export async function searchMarketplace(
  { marketplace, searches, now, log }: SearchDeps,
  { query, market }: { query: string; market: Market },
): Promise<SearchReply> {
  const shop = await marketplace();
  const looked = await shop.search(query, market);
  if (looked.outcome !== "ok" && looked.outcome !== "doubtful")
    return { outcome: looked.outcome, results: [], retryAt: looked.retryAt?.toISOString() ?? null };
  // the operator does not wait for the record
  await searches
    .save(market, { query, found: looked.value.length, at: now(), demo: shop.demo })
    .catch((error: unknown) => log.warn({ err: error }, "could not store a past search"));
  return { outcome: looked.outcome, results: looked.value, retryAt: null };
}

export async function topSearches(deps: SearchDeps, { market }: { market: Market }): Promise<TopSearchesReply> {
  const [{ value: keywords }, { demo }] = await Promise.all([deps.keywords.read(), deps.marketplace()]);
  return { searches: await deps.searches.of(market, keywords.top, demo) };
}
