import {
  type AnalyticsExportQuery,
  AnalyticsReply,
  type AnalyticsQuery,
  RemovedSessions,
} from "@hundeblick/proto/http/admin/numbers";
import { z } from "zod";
import { api } from "#shared/api/api.ts";

const call = (deleteByIp: string, preview: boolean) => ({
  url: "/api/admin/sessions/bulk-delete",
  method: "POST",
  data: { deleteByIp, preview },
});

const analyticsApi = api.enhanceEndpoints({ addTagTypes: ["Visits"] }).injectEndpoints({
  endpoints: (build) => ({
    analytics: build.query<AnalyticsReply, AnalyticsQuery>({
      query: (params) => ({ url: "/api/admin/analytics", params }),
      extraOptions: { reply: AnalyticsReply },
      providesTags: ["Visits"],
    }),
    /** The days of the range as CSV. */
    exportFlow: build.mutation<string, AnalyticsExportQuery>({
      query: (params) => ({ url: "/api/admin/analytics/export", params }),
      extraOptions: { reply: z.string() },
    }),
    /** Preview of a deletion. */
    sessionsOfAddress: build.query<RemovedSessions, string>({
      query: (address) => call(address, true),
      extraOptions: { reply: RemovedSessions },
      keepUnusedDataFor: 0,
    }),
    removeSessions: build.mutation<RemovedSessions, string>({
      query: (address) => call(address, false),
      extraOptions: { reply: RemovedSessions },
      invalidatesTags: ["Visits"],
    }),
  }),
});
export const { useAnalyticsQuery, useExportFlowMutation, useSessionsOfAddressQuery, useRemoveSessionsMutation } =
  analyticsApi;
