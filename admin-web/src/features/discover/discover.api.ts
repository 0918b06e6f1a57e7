import { z } from "zod";
import { type DiscoverImportBody, KeywordLibrary, type SearchBody, SearchReply } from "@hundeblick/proto/http/admin/marketplace";
import { Id } from "@hundeblick/proto/ids";
import { api } from "../../app/api.ts";
import { PAGE_READ_MS, rememberAsin } from "../../app/marketplace.api.ts";

const ImportReply = z.object({ action: z.enum(["created", "updated"]), productId: Id, asin: z.string() });
export type ImportReply = z.infer<typeof ImportReply>;

const discoverApi = api.injectEndpoints({
  endpoints: (build) => ({
    keywords: build.query<KeywordLibrary, void>({
      query: () => ({ url: "/api/admin/discover/keywords" }),
      extraOptions: { reply: KeywordLibrary },
    }),
    searchMarketplace: build.mutation<SearchReply, SearchBody>({
      query: (data) => ({ url: "/api/admin/discover/search", method: "POST", data, timeout: PAGE_READ_MS }),
      extraOptions: { reply: SearchReply },
    }),
    importProduct: build.mutation<ImportReply, DiscoverImportBody>({
      query: (data) => ({ url: "/api/admin/discover/import", method: "POST", data, timeout: PAGE_READ_MS }),
      extraOptions: { reply: ImportReply },
      invalidatesTags: ["Products"],
      onQueryStarted: async ({ market }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(rememberAsin(market, answer.data.asin, answer.data.productId));
      },
    }),
  }),
});
export const { useKeywordsQuery, useSearchMarketplaceMutation, useImportProductMutation } = discoverApi;
