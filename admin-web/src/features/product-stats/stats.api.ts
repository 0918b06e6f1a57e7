import { z } from "zod";
import { StatsReply } from "@hundeblick/proto/http/admin/numbers";
import { api } from "#shared/api/api.ts";

const statsApi = api.injectEndpoints({
  endpoints: (build) => ({
    stats: build.query<StatsReply, void>({
      query: () => ({ url: "/api/admin/stats" }),
      extraOptions: { reply: StatsReply },
      providesTags: ["Stats"],
    }),
    deleteClick: build.mutation<{ removed: boolean }, string>({
      query: (id) => ({ url: `/api/admin/clicks/${encodeURIComponent(id)}`, method: "DELETE" }),
      extraOptions: { reply: z.object({ removed: z.boolean() }) },
      invalidatesTags: ["Stats"],
    }),
  }),
});
export const { useStatsQuery, useDeleteClickMutation } = statsApi;

export type Selection = StatsReply["selectionStats"][number];
export type Click = StatsReply["clickDetails"][number];
