import { z } from "zod";
import {
  type DiscoverImportBody,
  KeywordLibrary,
  type SearchBody,
  SearchReply,
  TopSearchesReply,
} from "@hundeblick/proto/http/admin/marketplace";
import { Id } from "@hundeblick/proto/ids";
import type { Market } from "@hundeblick/proto/language";
import { api } from "#shared/api/api.ts";
import { PAGE_READ_MS, cacheKnownAsin } from "#shared/marketplace/marketplace.api.ts";
import { NO_SEARCH, type Search } from "./search-state.ts";

const ImportReply = z.object({ action: z.enum(["created", "updated"]), productId: Id, asin: z.string() });
export type ImportReply = z.infer<typeof ImportReply>;

const discoverApi = api.injectEndpoints({
  endpoints: (build) => ({
    keywords: build.query<KeywordLibrary, void>({
      query: () => ({ url: "/api/admin/discover/keywords" }),
      extraOptions: { reply: KeywordLibrary },
    }),
    /** Last search of each top keyword on a market; refetched after each search. */
    topSearches: build.query<TopSearchesReply, Market>({
      query: (market) => ({ url: "/api/admin/discover/top-searches", params: { market } }),
      extraOptions: { reply: TopSearchesReply, isAside: true },
      providesTags: ["Marketplace"],
    }),
    /** The last search on a market, restored when an operator comes back from a product; cleared with the session. */
    lastSearch: build.query<Search, Market>({ queryFn: () => ({ data: NO_SEARCH }), keepUnusedDataFor: 3_600 }),
    searchMarketplace: build.mutation<SearchReply, SearchBody>({
      query: (data) => ({ url: "/api/admin/discover/search", method: "POST", data, timeout: PAGE_READ_MS }),
      extraOptions: { reply: SearchReply },
      invalidatesTags: ["Marketplace"],
    }),
    importProduct: build.mutation<ImportReply, DiscoverImportBody>({
      query: (data) => ({ url: "/api/admin/discover/import", method: "POST", data, timeout: PAGE_READ_MS }),
      extraOptions: { reply: ImportReply },
      invalidatesTags: ["Products", "Marketplace"],
      onQueryStarted: async ({ market }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(cacheKnownAsin(market, answer.data.asin, answer.data.productId));
      },
    }),
  }),
});
export const { select: selectLastSearch } = discoverApi.endpoints.lastSearch;
export const cacheSearch = (market: Market, search: Search) =>
  discoverApi.util.upsertQueryData("lastSearch", market, search);
export const { useKeywordsQuery, useTopSearchesQuery, useSearchMarketplaceMutation, useImportProductMutation } =
  discoverApi;
