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

/** Asks a marketplace. Waits its turn: one request at a time for each host. */
export const searchMarketplace = rpc({
  subject: "scraper.search.v1",
  request: SearchBody,
  reply: SearchReply,
  timeoutMs: 30_000,
  idempotent: true,
});

/**
 * Reads one product again and puts what is sure into the catalogue; nothing is ever blanked. `invalid_request` when
 * it has no ASIN on this market.
 */
export const refreshProduct = rpc({
  subject: "scraper.refresh.v1",
  request: z.object({ productId: Id, market: Market }),
  reply: RefreshResult,
  timeoutMs: 30_000,
  idempotent: true,
});

/**
 * Reads one product and puts it into the catalogue: a new product, or the market of one that has this ASIN already.
 * `other_marketplace` when it belongs to the one that is not read now.
 */
export const importProduct = rpc({
  subject: "scraper.import.v1",
  request: DiscoverImportBody,
  reply: z.object({ action: z.enum(["created", "updated"]), productId: Id, asin: z.string() }),
  timeoutMs: 30_000,
  idempotent: true,
});

/** Begins to refresh all products of a market that have an ASIN; answers with the running one when there is one. */
export const startUpdate = rpc({
  subject: "scraper.update-start.v1",
  request: z.object({ market: Market, by: z.string().min(1).max(254) }),
  reply: UpdateJob,
  timeoutMs: 5_000,
  idempotent: true,
});

/** Pauses, resumes or cancels. `conflict` when the job has ended. */
export const controlUpdate = rpc({
  subject: "scraper.update-control.v1",
  request: z.object({ jobId: Id, action: z.enum(["pause", "resume", "cancel"]) }),
  reply: UpdateJob,
  timeoutMs: 1_800,
  idempotent: true,
});

/**
 * One job, the latest of a market, or the one that has not ended on any market, the newest first (null: there is
 * none).
 */
export const updateStatus = rpc({
  subject: "scraper.update-status.v1",
  request: z.union([z.object({ jobId: Id }), z.object({ market: Market }), z.object({ live: z.literal(true) })]),
  reply: z.object({ job: UpdateJob.nullable() }),
  timeoutMs: 1_800,
  idempotent: true,
});

/** What became of the products of a job, from a position on; none when there is no such job. */
export const updateResults = rpc({
  subject: "scraper.update-results.v1",
  request: z.object({ jobId: Id, from: z.int().min(0).max(1_000_000) }),
  reply: UpdateResults,
  timeoutMs: 1_800,
  idempotent: true,
});

/** German search phrases by need, and the twenty to begin with. */
export const keywordLibrary = rpc({
  subject: "scraper.keywords.v1",
  request: z.object({}),
  reply: KeywordsReply,
  timeoutMs: 1_800,
  idempotent: true,
});

/** When each of the top keywords was last searched for on a market, and what it found. */
export const topSearches = rpc({
  subject: "scraper.top-searches.v1",
  request: z.object({ market: Market }),
  reply: TopSearchesReply,
  timeoutMs: 1_800,
  idempotent: true,
});

/**
 * Keeps an edited library, or (null) goes back to the one it came with. `conflict` when somebody else changed it
 * since that version.
 */
export const saveKeywords = rpc({
  subject: "scraper.keywords-save.v1",
  request: KeywordsBody,
  reply: KeywordsReply,
  timeoutMs: 1_800,
  idempotent: false,
});

/** Which marketplace is read, and how much of today's budget is used. */
export const aboutMarketplace = rpc({
  subject: "scraper.about.v1",
  request: z.object({}),
  reply: MarketplaceReply,
  timeoutMs: 1_800,
  idempotent: true,
});

/** Another number of pages a day and host. */
export const saveBudget = rpc({
  subject: "scraper.budget-save.v1",
  request: BudgetBody,
  reply: MarketplaceReply,
  timeoutMs: 1_800,
  idempotent: true,
});

/** The other marketplace, from the next page on. `marketplace_unreadable` when this scraper has no browser for it. */
export const saveSource = rpc({
  subject: "scraper.source-save.v1",
  request: SourceBody,
  reply: MarketplaceReply,
  timeoutMs: 1_800,
  idempotent: true,
});

/** Longest page that is printed, in characters. */
export const MAX_PRINTED_LENGTH = 200_000;

/**
 * A page as one sheet of A4, in base64; what does not fit is made smaller. No script runs and nothing is loaded.
 * @throws print_busy; print_unavailable without a browser
 */
export const printPage = rpc({
  subject: "scraper.print.v1",
  request: z.object({ html: z.string().min(1).max(MAX_PRINTED_LENGTH) }),
  reply: z.object({ pdf: z.base64().max(900_000) }),
  timeoutMs: 3_000,
  idempotent: true,
});

/** What the scraper answers; a call joins when it works. */
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
