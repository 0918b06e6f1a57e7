import { z } from "zod";
import { Asin, Price } from "../catalogue.ts";
import { Id, Instant } from "../../ids.ts";
import { Market } from "../../language.ts";

/**
 * What became of a look at the marketplace: read; refused for now; gone for good; a page we do not understand; a page
 * read with doubts; not asked because today's budget or robots.txt says no, or the product is of the other
 * marketplace; or it did not answer.
 */
export const Outcome = z.enum(["ok", "doubtful", "blocked", "gone", "layout_changed", "not_allowed", "unreachable"]);
export type Outcome = z.infer<typeof Outcome>;

/** One search result. Fields the page did not say are null. */
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

/** `retryAt` is when the marketplace may be asked again, when it is not now. */
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

/** Whether a product was made or the market of one that has this ASIN was updated. */
export const DiscoverImportReply = z.object({
  action: z.enum(["created", "updated"]),
  productId: Id,
  asin: z.string(),
});
export type DiscoverImportReply = z.infer<typeof DiscoverImportReply>;

/**
 * Body of POST /api/admin/products/{id}/scrape, POST /api/admin/discover/update-all and POST
 * /api/admin/discover/updates.
 */
export const MarketOnlyBody = z.strictObject({ market: Market });
export type MarketOnlyBody = z.infer<typeof MarketOnlyBody>;

/**
 * One field of an offer before and after a refresh, as JSON text; both are null where a text is long: then it is only
 * said that it changed.
 */
export const OfferDifference = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type OfferDifference = z.infer<typeof OfferDifference>;

/** Result of one product's refresh. Doubtful fields kept their old value. */
export const RefreshResult = z.object({
  productId: Id,
  asin: z.string(),
  name: z.string(),
  status: z.enum(["success", "failed"]),
  outcome: Outcome,
  /** Why it failed, in a sentence; null when it did not. */
  error: z.string().nullable(),
  differences: z.array(OfferDifference),
  doubtful: z.array(z.string()),
  /** From asking, with the wait for our turn, until the page was read; missing in results of the version before. */
  tookMs: z.int().min(0).optional(),
});
export type RefreshResult = z.infer<typeof RefreshResult>;

/** One bulk update of a market. */
export const UpdateJob = z.object({
  jobId: Id,
  market: Market,
  state: z.enum(["running", "paused", "finished", "cancelled"]),
  summary: z.object({ total: z.int(), successful: z.int(), failed: z.int() }),
  /** The product being worked on. */
  current: z.string().nullable(),
  startedAt: Instant,
  finishedAt: Instant.nullable(),
  startedBy: z.string(),
  /** Empty: a gateway of the version before wants a list here. Goes with the next version. */
  results: z.array(z.unknown()).default([]),
});
export type UpdateJob = z.infer<typeof UpdateJob>;

/**
 * Reply of GET /api/admin/discover/updates?market= (without a market: the one that has not ended on any), and of GET
 * /api/admin/discover/updates/{jobId}: null when there was none.
 */
export const UpdateReply = z.object({ job: UpdateJob.nullable() });
export type UpdateReply = z.infer<typeof UpdateReply>;

/** Most results in one answer: they fit a message of the bus. */
export const UPDATE_PAGE = 100;

/**
 * Reply of GET /api/admin/discover/updates/{jobId}/results?from=: the results from this position on, in the order
 * they were worked on, at most 100.
 */
export const UpdateResults = z.object({ results: z.array(RefreshResult).max(UPDATE_PAGE) });
export type UpdateResults = z.infer<typeof UpdateResults>;

/** Reply of POST /api/admin/discover/update-all: the ended update with everything it did. */
export type FinishedUpdate = Omit<UpdateJob, "results"> & { results: RefreshResult[] };

/** Body of POST /api/admin/discover/updates/{jobId}/control. */
export const UpdateControlBody = z.strictObject({ action: z.enum(["pause", "resume", "cancel"]) });
export type UpdateControlBody = z.infer<typeof UpdateControlBody>;

const KeywordPhrase = z.string().trim().min(2).max(100);
const same = (words: readonly string[]): boolean =>
  new Set(words.map((word) => word.toLocaleLowerCase("de"))).size < words.length;

/** What dogs need, and the words a shop is searched with for it. */
export const KeywordCategory = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().trim().min(1).max(80),
  phrases: z.array(KeywordPhrase).min(9).max(90),
});
export type KeywordCategory = z.infer<typeof KeywordCategory>;

export const MAX_CATEGORIES = 80;

/** No phrase stands in the library twice; `top` are the twenty to begin with. */
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

/**
 * Reply of GET and PUT /api/admin/discover/keywords. Version 0 is the library as it came; each change counts one up.
 */
export const KeywordsReply = z.object({ ...KeywordLibrary.shape, version: z.int().min(0) });
export type KeywordsReply = z.infer<typeof KeywordsReply>;

/**
 * Body of PUT /api/admin/discover/keywords: the whole library, or (null) back to the one it came with. `version` is
 * the one that was looked at.
 */
export const KeywordsBody = z.strictObject({ library: KeywordLibrary.nullable(), version: z.int().min(0) });
export type KeywordsBody = z.input<typeof KeywordsBody>;

/** How a search for one of the top keywords went when it was last made. */
export const PastSearch = z.object({ query: z.string(), found: z.int().min(0), at: Instant });
export type PastSearch = z.infer<typeof PastSearch>;

/** Reply of GET /api/admin/discover/top-searches?market=: without those nobody ever made. */
export const TopSearchesReply = z.object({ searches: z.array(PastSearch) });
export type TopSearchesReply = z.infer<typeof TopSearchesReply>;

/** Body of PUT /api/admin/marketplace: pages a day and host. */
export const BudgetBody = z.strictObject({ dailyBudget: z.int().min(1).max(100_000) });
export type BudgetBody = z.infer<typeof BudgetBody>;

/** Where products are read: our own marketplace of invented ones, or the big one. */
export const MarketplaceSource = z.enum(["demo", "amazon"]);
export type MarketplaceSource = z.infer<typeof MarketplaceSource>;

/** Body of PUT /api/admin/marketplace/source. */
export const SourceBody = z.strictObject({ source: MarketplaceSource });
export type SourceBody = z.infer<typeof SourceBody>;

/**
 * Reply of GET and PUT /api/admin/marketplace and of PUT /api/admin/marketplace/source: which one is read, and what
 * is left of today's budget. `closedUntil` is set while a host does not want to be asked.
 */
export const MarketplaceReply = z.object({
  source: MarketplaceSource,
  /**
   * Whether Amazon may be chosen: this scraper has the browser for it. Missing from one of the version before, which
   * takes no choice.
   */
  canReadAmazon: z.boolean().optional(),
  /** Pages a day and host; null without a limit. */
  dailyBudget: z.int().nullable(),
  hosts: z.array(z.object({ host: z.string(), usedToday: z.int(), closedUntil: Instant.nullable() })),
  /** The newest page that came, and how long it took; null before the first. */
  lastPage: z
    .object({ tookMs: z.int().min(0), at: Instant })
    .nullable()
    .default(null),
  /** The budget's day. */
  timeZone: z.literal("UTC"),
});
export type MarketplaceReply = z.infer<typeof MarketplaceReply>;
