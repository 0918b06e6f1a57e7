import { EraseReceipt, type UnlockBody } from "@hundeblick/proto/http/analysis";
import type { FollowUpBody } from "@hundeblick/proto/http/follow-up";
import { ReportReply } from "@hundeblick/proto/http/report";
import type { ClickBody, TrackEventBody } from "@hundeblick/proto/http/tracking";
import type { Language } from "@hundeblick/proto/language";
import { api } from "#shared/api/api.ts";

/** `language` null: the report in its own language. */
interface ReportArgs {
  reportId: string;
  language: Language | null;
  /** An earlier version; null: the newest. */
  version?: string | null;
}

const reportTag = (id: string) => [{ type: "Report" as const, id }];

const reportApi = api.enhanceEndpoints({ addTagTypes: ["Report"] }).injectEndpoints({
  endpoints: (build) => ({
    report: build.query<ReportReply, ReportArgs>({
      query: ({ reportId, language, version }) => ({
        url: `/api/report/${encodeURIComponent(reportId)}`,
        params: { ...(language && { lang: language }), ...(version && { version }) },
      }),
      extraOptions: { reply: ReportReply },
      providesTags: (_reply, _error, { reportId }) => reportTag(reportId),
    }),
    /** An unlocked report is fetched again in every language. */
    unlockReport: build.mutation<unknown, UnlockBody>({
      query: (body) => ({ url: "/api/report/unlock", method: "POST", data: body }),
      invalidatesTags: (_reply, error, { reportId }) => (error ? [] : reportTag(reportId)),
    }),
    orderFollowUp: build.mutation<unknown, { reportId: string; body: FollowUpBody }>({
      query: ({ reportId, body }) => ({ url: `/api/report/${reportId}/follow-up`, method: "POST", data: body }),
      invalidatesTags: (_reply, error, { reportId }) => (error ? [] : reportTag(reportId)),
    }),
    eraseReport: build.mutation<EraseReceipt, string>({
      query: (reportId) => ({ url: `/api/report/${reportId}`, method: "DELETE" }),
      extraOptions: { reply: EraseReceipt },
    }),
    trackClick: build.mutation<unknown, ClickBody>({
      query: (body) => ({ url: "/api/track/click", method: "POST", data: body }),
    }),
    trackShare: build.mutation<unknown, TrackEventBody>({
      query: (body) => ({ url: "/api/track/event", method: "POST", data: body }),
    }),
  }),
});

export const {
  useReportQuery,
  useUnlockReportMutation,
  useOrderFollowUpMutation,
  useEraseReportMutation,
  useTrackClickMutation,
  useTrackShareMutation,
} = reportApi;
