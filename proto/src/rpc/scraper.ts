import { z } from "zod";
import {
  BudgetBody,
  DiscoverImportBody,
  KeywordsBody,
  KeywordsReply,
  MarketplaceReply,
  RefreshResult,
  SearchBody,
  SearchReply,
  SourceBody,
  TopSearchesReply,
  UpdateJob,
  UpdateResults,
} from "../http/admin/marketplace.ts";
import { Id } from "../ids.ts";
import { Market } from "../language.ts";
import { rpc } from "./define.ts";

/** Searches a marketplace; queued, because each host gets one request at a time. */
export const searchMarketplace = rpc({
  subject: "scraper.search.v1",
  request: SearchBody,
  reply: SearchReply,
  timeoutMs: 30_000,
});

/**
 * Refreshes one product in the catalogue with certain values only. `invalid_request` without an ASIN on this market.
 */
export const refreshProduct = rpc({
  subject: "scraper.refresh.v1",
  request: z.object({ productId: Id, market: Market }),
  reply: RefreshResult,
  timeoutMs: 30_000,
});

/** Imports a product as a new one, or into the one with this ASIN. `other_marketplace` if it is not read now. */
export const importProduct = rpc({
  subject: "scraper.import.v1",
  request: DiscoverImportBody,
  reply: z.object({ action: z.enum(["created", "updated"]), productId: Id, asin: z.string() }),
  timeoutMs: 30_000,
});

/** Starts to refresh all products of a market that have an ASIN; replies with the running job if there is one. */
export const startUpdate = rpc({
  subject: "scraper.update-start.v1",
  request: z.object({ market: Market, by: z.string().min(1).max(254) }),
  reply: UpdateJob,
  timeoutMs: 5_000,
});

/** Pauses, resumes or cancels. `conflict` when the job has ended. */
export const controlUpdate = rpc({
  subject: "scraper.update-control.v1",
  request: z.object({ jobId: Id, action: z.enum(["pause", "resume", "cancel"]) }),
  reply: UpdateJob,
});

/** One job, the latest of a market, or the newest unfinished one; null without one. */
export const updateStatus = rpc({
  subject: "scraper.update-status.v1",
  request: z.union([z.object({ jobId: Id }), z.object({ market: Market }), z.object({ live: z.literal(true) })]),
  reply: z.object({ job: UpdateJob.nullable() }),
});

/** Results of a job from a position on; none for an unknown job. */
export const updateResults = rpc({
  subject: "scraper.update-results.v1",
  request: z.object({ jobId: Id, from: z.int().min(0).max(1_000_000) }),
  reply: UpdateResults,
});

/** German search phrases by need, and the top twenty. */
export const keywordLibrary = rpc({
  subject: "scraper.keywords.v1",
  request: z.object({}),
  reply: KeywordsReply,
});

/** Last search and its results of each top keyword on a market. */
export const topSearches = rpc({
  subject: "scraper.top-searches.v1",
  request: z.object({ market: Market }),
  reply: TopSearchesReply,
});

/** Saves an edited library, or (null) restores the built-in one. `conflict` when somebody else changed it since. */
export const saveKeywords = rpc({
  subject: "scraper.keywords-save.v1",
  request: KeywordsBody,
  reply: KeywordsReply,
  idempotent: false,
});

/** Which marketplace is read, and how much of today's budget is used. */
export const aboutMarketplace = rpc({
  subject: "scraper.about.v1",
  request: z.object({}),
  reply: MarketplaceReply,
});

/** Changes the pages per day and host. */
export const saveBudget = rpc({
  subject: "scraper.budget-save.v1",
  request: BudgetBody,
  reply: MarketplaceReply,
});

/** Switches the marketplace. `marketplace_unreadable` if this scraper has no browser for it. */
export const saveSource = rpc({
  subject: "scraper.source-save.v1",
  request: SourceBody,
  reply: MarketplaceReply,
});

/** Longest printable page, in characters. */
const MAX_PRINTED_LENGTH = 200_000;

/**
 * Prints a page to one sheet of A4, in base64, scaled to fit. Without scripts and network.
 * @throws print_busy; print_unavailable without a browser
 */
export const printPage = rpc({
  subject: "scraper.print.v1",
  request: z.object({ html: z.string().min(1).max(MAX_PRINTED_LENGTH) }),
  reply: z.object({ pdf: z.base64().max(900_000) }),
  timeoutMs: 3_000,
});

export const scraperContract = {
  search: searchMarketplace,
  refresh: refreshProduct,
  import: importProduct,
  updateStart: startUpdate,
  updateControl: controlUpdate,
  updateStatus,
  updateResults,
  keywords: keywordLibrary,
  keywordsSave: saveKeywords,
  topSearches,
  about: aboutMarketplace,
  budgetSave: saveBudget,
  sourceSave: saveSource,
  print: printPage,
};
