import type { PastSearch, SearchReply, TopSearchesReply } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { type KeywordDeps, keywordsNow } from "./keywords/keyword-library.ts";
import type { Marketplace } from "./marketplace.ts";

/** The newest search for each query on each market; large and small letters are the same. */
export type PastSearches = {
  remember(market: Market, search: { query: string; found: number; at: Date }): Promise<void>;
  of(market: Market, queries: readonly string[]): Promise<PastSearch[]>;
};
export type SearchDeps = KeywordDeps & { marketplace: Marketplace; searches: PastSearches; now: () => Date };

/** Asks the marketplace, and remembers what an answered search found. */
export async function searchMarketplace(
  { marketplace, searches, now }: SearchDeps,
  { query, market }: { query: string; market: Market },
): Promise<SearchReply> {
  const looked = await marketplace.search(query, market);
  if (looked.outcome !== "ok" && looked.outcome !== "doubtful")
    return { outcome: looked.outcome, results: [], retryAt: looked.retryAt?.toISOString() ?? null };
  await searches.remember(market, { query, found: looked.value.length, at: now() });
  return { outcome: looked.outcome, results: looked.value, retryAt: null };
}

export async function topSearches(deps: SearchDeps, { market }: { market: Market }): Promise<TopSearchesReply> {
  const { top } = await keywordsNow(deps);
  return { searches: await deps.searches.of(market, top) };
}
