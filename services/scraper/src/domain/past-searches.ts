import type { Log } from "@hundeblick/kit/log";
import type { PastSearch, SearchReply, TopSearchesReply } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { type KeywordDeps, currentKeywords } from "./keywords/keyword-library.ts";
import type { Marketplace } from "./marketplace.ts";

/**
 * The newest search for each query on each market; large and small letters are the same. What one marketplace found
 * says nothing of the other.
 */
export type PastSearches = {
  remember(market: Market, search: { query: string; found: number; at: Date; demo: boolean }): Promise<void>;
  of(market: Market, queries: readonly string[], demo: boolean): Promise<PastSearch[]>;
};
export type SearchDeps = KeywordDeps & {
  marketplace: () => Promise<Marketplace>;
  searches: PastSearches;
  now: () => Date;
  log: Pick<Log, "warn">;
};

/** Asks the marketplace, and remembers what an answered search found. */
export async function searchMarketplace(
  { marketplace, searches, now, log }: SearchDeps,
  { query, market }: { query: string; market: Market },
): Promise<SearchReply> {
  const shop = await marketplace();
  const looked = await shop.search(query, market);
  if (looked.outcome !== "ok" && looked.outcome !== "doubtful")
    return { outcome: looked.outcome, results: [], retryAt: looked.retryAt?.toISOString() ?? null };
  // the operator waits for what was found, not for what is noted of it
  await searches
    .remember(market, { query, found: looked.value.length, at: now(), demo: shop.demo })
    .catch((error: unknown) => log.warn({ err: error }, "a search was not remembered"));
  return { outcome: looked.outcome, results: looked.value, retryAt: null };
}

export async function topSearches(deps: SearchDeps, { market }: { market: Market }): Promise<TopSearchesReply> {
  const [{ top }, { demo }] = await Promise.all([currentKeywords(deps), deps.marketplace()]);
  return { searches: await deps.searches.of(market, top, demo) };
}
