import {
  DiscoverImportBody,
  DiscoverImportReply,
  KeywordsBody,
  KeywordsReply,
  MarketOnlyBody,
  RefreshResult,
  SearchBody,
  SearchReply,
  TopSearchesReply,
  UpdateControlBody,
  UpdateJob,
  UpdateReply,
  UpdateResults,
} from "@hundeblick/proto/http/admin/marketplace";
import { Market } from "@hundeblick/proto/language";
import { controlUpdate } from "@hundeblick/proto/rpc/scraper";
import { z } from "zod";
import type { ApiCalls } from "./call.ts";

/** Query of a call about one market. */
export const ofMarket = z.object({ market: Market });

/** Searching the marketplace and refreshing products from it. */
export const marketplaceCalls: ApiCalls = {
  "get /api/admin/discover/keywords": { summary: "Library of search phrases", reply: KeywordsReply },
  "put /api/admin/discover/keywords": {
    summary: "Saves or resets the library",
    body: KeywordsBody,
    reply: KeywordsReply,
  },
  "get /api/admin/discover/top-searches": {
    summary: "Phrases that found most",
    query: ofMarket,
    reply: TopSearchesReply,
  },
  "post /api/admin/discover/search": { summary: "Searches the marketplace", body: SearchBody, reply: SearchReply },
  "post /api/admin/discover/import": {
    summary: "Reads a product of the marketplace into the catalogue",
    body: DiscoverImportBody,
    reply: DiscoverImportReply,
  },
  "post /api/admin/products/:id/scrape": {
    summary: "Reads one product on the marketplace again",
    body: MarketOnlyBody,
    reply: RefreshResult,
  },
  "post /api/admin/discover/update-all": {
    summary: "Refreshes a market and waits for the end; spaces keep the connection open",
    body: MarketOnlyBody,
    reply: UpdateJob.extend({ results: z.array(RefreshResult) }),
  },
  "post /api/admin/discover/updates": {
    summary: "Begins to refresh a market",
    body: MarketOnlyBody,
    reply: UpdateJob,
    status: 202,
  },
  "get /api/admin/discover/updates": {
    summary: "The latest refresh of a market; without one, what runs",
    query: ofMarket.partial(),
    reply: UpdateReply,
  },
  "get /api/admin/discover/updates/:jobId": { summary: "How far a refresh is", reply: UpdateReply },
  "get /api/admin/discover/updates/:jobId/results": {
    summary: "Its results from a position on",
    query: z.object({ from: z.coerce.number().int().min(0) }),
    reply: UpdateResults,
  },
  "post /api/admin/discover/updates/:jobId/control": {
    summary: "Pauses, resumes or cancels a refresh",
    body: UpdateControlBody,
    reply: controlUpdate.reply,
  },
};
