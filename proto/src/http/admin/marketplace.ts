import { z } from "zod";
import { Asin, Price } from "../catalogue.ts";
import { Id, Instant } from "../../ids.ts";
import { Market } from "../../language.ts";

/**
 * Result of a request to the marketplace. `doubtful`: implausible values; `not_allowed`: budget, robots.txt or source.
 */
export const Outcome = z.enum(["ok", "doubtful", "blocked", "gone", "layout_changed", "not_allowed", "unreachable"]);
export type Outcome = z.infer<typeof Outcome>;

/** One search result; null where the page has no value. */
export const SearchResult = z.object({
  asin: Asin,
  title: z.string().max(500),
  price: Price.nullable(),
  currency: z.string(),
  rating: z.number().min(0).max(5).nullable(),
  reviewCount: z.int().min(0).nullable(),
  imageUrl: z.string().nullable(),
  url: z.string(),
  primeEligible: z.boolean(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** `retryAt`: end of a block. */
export const SearchReply = z.object({ outcome: Outcome, results: z.array(SearchResult), retryAt: Instant.nullable() });
export type SearchReply = z.infer<typeof SearchReply>;

export const SearchBody = z.strictObject({ query: z.string().trim().min(1).max(200), market: Market });
export type SearchBody = z.input<typeof SearchBody>;

/** Body of POST /api/admin/discover/import. `asin` may also be a link to the product. */
export const DiscoverImportBody = z.strictObject({
  asin: z.string().trim().min(10).max(2_000),
  market: Market,
  initialData: z.strictObject(SearchResult.shape).partial().optional(),
});
export type DiscoverImportBody = z.input<typeof DiscoverImportBody>;

/** `updated`: the market of a product that already has this ASIN. */
export const DiscoverImportReply = z.object({
  action: z.enum(["created", "updated"]),
  productId: Id,
  asin: z.string(),
});
export type DiscoverImportReply = z.infer<typeof DiscoverImportReply>;

/** Body of POST …/products/{id}/scrape, …/discover/update-all and …/discover/updates. */
export const MarketOnlyBody = z.strictObject({ market: Market });
export type MarketOnlyBody = z.infer<typeof MarketOnlyBody>;

/** One field of an offer before and after a refresh, as JSON text; both are null for long texts. */
export const OfferDifference = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type OfferDifference = z.infer<typeof OfferDifference>;

/** Result of refreshing one product. Doubtful fields keep their old value. */
export const RefreshResult = z.object({
  productId: Id,
  asin: z.string(),
  name: z.string(),
  status: z.enum(["success", "failed"]),
  outcome: Outcome,
  /** Reason of a failure beyond its outcome; null on success. */
  error: z.string().nullable(),
  differences: z.array(OfferDifference),
  doubtful: z.array(z.string()),
  /** From the request, including the time in the queue, until the page was read; missing from the previous version. */
  tookMs: z.int().min(0).optional(),
  /** End of a block, or of the budget's day. */
  retryAt: Instant.optional(),
});
export type RefreshResult = z.infer<typeof RefreshResult>;

/** One bulk update of a market. */
export const UpdateJob = z.object({
  jobId: Id,
  market: Market,
  state: z.enum(["running", "paused", "finished", "cancelled"]),
  summary: z.object({ total: z.int(), successful: z.int(), failed: z.int() }),
  /** The current product. */
  current: z.string().nullable(),
  /** A running job waits until then for a block or the day's budget. */
  waitsUntil: Instant.nullable(),
  startedAt: Instant,
  finishedAt: Instant.nullable(),
  startedBy: z.string(),
});
export type UpdateJob = z.infer<typeof UpdateJob>;

/**
 * Reply of GET …/discover/updates?market= (without a market: the unfinished one) and of GET …/discover/updates/{jobId}.
 */
export const UpdateReply = z.object({ job: UpdateJob.nullable() });
export type UpdateReply = z.infer<typeof UpdateReply>;

/** Most results in one reply, limited by the message size of the bus. */
export const UPDATE_PAGE = 100;

/** Reply of GET …/discover/updates/{jobId}/results?from=: at most 100 results in the order of processing. */
export const UpdateResults = z.object({ results: z.array(RefreshResult).max(UPDATE_PAGE) });
export type UpdateResults = z.infer<typeof UpdateResults>;

/** Reply of POST …/discover/update-all: the finished update with all results. */
export type FinishedUpdate = Omit<UpdateJob, "results"> & { results: RefreshResult[] };

/** Body of POST /api/admin/discover/updates/{jobId}/control. */
export const UpdateControlBody = z.strictObject({ action: z.enum(["pause", "resume", "cancel"]) });
export type UpdateControlBody = z.infer<typeof UpdateControlBody>;

const KeywordPhrase = z.string().trim().min(2).max(100);
const same = (words: readonly string[]): boolean =>
  new Set(words.map((word) => word.toLocaleLowerCase("de"))).size < words.length;

/** Needs of dogs with the search phrases of each. */
const KeywordCategory = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().trim().min(1).max(80),
  phrases: z.array(KeywordPhrase).min(9).max(90),
});
type KeywordCategory = z.infer<typeof KeywordCategory>;

export const MAX_CATEGORIES = 80;

/** Phrases are unique; `top` are the first twenty. */
export const KeywordLibrary = z
  .object({ categories: z.array(KeywordCategory).min(1).max(MAX_CATEGORIES), top: z.array(KeywordPhrase).length(20) })
  .refine(({ categories }) => !same(categories.map(({ id }) => id)), {
    path: ["categories"],
    error: "two categories have the same id",
  })
  .refine(({ categories }) => !same(categories.flatMap(({ phrases }) => phrases)), {
    path: ["categories"],
    error: "a phrase stands in the library twice",
  })
  .refine(({ top }) => !same(top), { path: ["top"], error: "a phrase is twice among the top ones" });
export type KeywordLibrary = z.infer<typeof KeywordLibrary>;

/** Reply of GET and PUT /api/admin/discover/keywords. Version 0 is the built-in library. */
export const KeywordsReply = z.object({ ...KeywordLibrary.shape, version: z.int().min(0) });
export type KeywordsReply = z.infer<typeof KeywordsReply>;

/** Body of PUT /api/admin/discover/keywords; null restores the built-in library. `version` is the one that was read. */
export const KeywordsBody = z.strictObject({ library: KeywordLibrary.nullable(), version: z.int().min(0) });
export type KeywordsBody = z.input<typeof KeywordsBody>;

/** Last search with one of the top keywords. */
export const PastSearch = z.object({ query: z.string(), found: z.int().min(0), at: Instant });
export type PastSearch = z.infer<typeof PastSearch>;

/** Reply of GET /api/admin/discover/top-searches?market=: keywords that were searched for. */
export const TopSearchesReply = z.object({ searches: z.array(PastSearch) });
export type TopSearchesReply = z.infer<typeof TopSearchesReply>;

/** Body of PUT /api/admin/marketplace: pages per day and host. */
export const BudgetBody = z.strictObject({ dailyBudget: z.int().min(1).max(100_000) });
export type BudgetBody = z.infer<typeof BudgetBody>;

/** Where products are read: our demo marketplace, or Amazon. */
export const MarketplaceSource = z.enum(["demo", "amazon"]);
export type MarketplaceSource = z.infer<typeof MarketplaceSource>;

/** Body of PUT /api/admin/marketplace/source. */
export const SourceBody = z.strictObject({ source: MarketplaceSource });
export type SourceBody = z.infer<typeof SourceBody>;

/** Reply of GET and PUT /api/admin/marketplace and PUT …/source. `closedUntil`: end of a block by the host. */
export const MarketplaceReply = z.object({
  source: MarketplaceSource,
  /** Whether Amazon may be chosen: this scraper has the browser for it. */
  canReadAmazon: z.boolean(),
  /** Pages per day and host; null: unlimited. */
  dailyBudget: z.int().nullable(),
  hosts: z.array(z.object({ host: z.string(), usedToday: z.int(), closedUntil: Instant.nullable() })),
  /** The newest page read and its duration; null before the first. */
  lastPage: z
    .object({ tookMs: z.int().min(0), at: Instant })
    .nullable()
    .default(null),
  /** The budget's day. */
  timeZone: z.literal("UTC"),
});
export type MarketplaceReply = z.infer<typeof MarketplaceReply>;
