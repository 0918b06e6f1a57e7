import { AnalyticsReply, type AnalyticsQuery, RemovedSessions } from "@hundeblick/proto/http/admin/numbers";
import { api } from "../../app/api.ts";

const call = (deleteByIp: string, preview: boolean) => ({ url: "/api/admin/sessions/bulk-delete", method: "POST", data: { deleteByIp, preview } });

const analyticsApi = api.enhanceEndpoints({ addTagTypes: ["Visits"] }).injectEndpoints({
  endpoints: (build) => ({
    analytics: build.query<AnalyticsReply, AnalyticsQuery>({
      query: (params) => ({ url: "/api/admin/analytics", params }),
      extraOptions: { reply: AnalyticsReply },
      providesTags: ["Visits"],
    }),
    /** How much would go; nothing is removed. */
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
export const { useAnalyticsQuery, useSessionsOfAddressQuery, useRemoveSessionsMutation } = analyticsApi;
