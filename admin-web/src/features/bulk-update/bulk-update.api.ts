import {
  type UpdateControlBody,
  UpdateJob,
  UpdateReply,
  UpdateResults,
} from "@hundeblick/proto/http/admin/marketplace";
import { Product } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import { api } from "#shared/api/api.ts";
import { cacheIsActive } from "#shared/marketplace/marketplace.api.ts";

const bulkUpdateApi = api.enhanceEndpoints({ addTagTypes: ["Updates"] }).injectEndpoints({
  endpoints: (build) => ({
    /** The market's latest update, running or not. */
    latestUpdate: build.query<UpdateReply, Market>({
      query: (market) => ({ url: "/api/admin/discover/updates", params: { market } }),
      extraOptions: { reply: UpdateReply },
      providesTags: ["Updates"],
    }),
    updateResults: build.query<UpdateResults, { jobId: string; from: number }>({
      query: ({ jobId, from }) => ({ url: `/api/admin/discover/updates/${jobId}/results`, params: { from } }),
      extraOptions: { reply: UpdateResults },
      keepUnusedDataFor: 0,
    }),
    startUpdate: build.mutation<UpdateJob, Market>({
      query: (market) => ({ url: "/api/admin/discover/updates", method: "POST", data: { market } }),
      extraOptions: { reply: UpdateJob },
      invalidatesTags: ["Updates"],
    }),
    controlUpdate: build.mutation<UpdateJob, { jobId: string } & UpdateControlBody>({
      query: ({ jobId, action }) => ({
        url: `/api/admin/discover/updates/${jobId}/control`,
        method: "POST",
        data: { action },
      }),
      extraOptions: { reply: UpdateJob },
      invalidatesTags: ["Updates"],
    }),
    /** Sets whether a product is active on a market, without optimistic locking. */
    setActive: build.mutation<Product, { id: string; market: Market; isActive: boolean }>({
      query: ({ id, market, isActive }) => ({
        url: `/api/admin/products/${id}/markets/${market}`,
        method: "PUT",
        data: { isActive },
      }),
      extraOptions: { reply: Product },
      invalidatesTags: ["Products"],
      async onQueryStarted({ id, market, isActive }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(cacheIsActive(market, id, isActive));
      },
    }),
  }),
});
export const {
  useLatestUpdateQuery,
  useLazyUpdateResultsQuery,
  useStartUpdateMutation,
  useControlUpdateMutation,
  useSetActiveMutation,
} = bulkUpdateApi;
