import { type AddAnswersBody, ReportAnswers } from "@hundeblick/proto/http/report-answers";
import { api } from "#shared/api/api.ts";

/** The answers behind a report, and further answers. */
const answersApi = api.enhanceEndpoints({ addTagTypes: ["Report"] }).injectEndpoints({
  endpoints: (build) => ({
    reportAnswers: build.query<ReportAnswers, string>({
      query: (reportId) => ({ url: `/api/report/${reportId}/answers` }),
      extraOptions: { reply: ReportAnswers },
      keepUnusedDataFor: 0,
    }),
    /** The new version is fetched again in every language. */
    addAnswers: build.mutation<unknown, { reportId: string; body: AddAnswersBody }>({
      query: ({ reportId, body }) => ({ url: `/api/report/${reportId}/answers`, method: "POST", data: body }),
      invalidatesTags: (_reply, error, { reportId }) => (error ? [] : [{ type: "Report", id: reportId }]),
    }),
  }),
});

export const { useReportAnswersQuery, useAddAnswersMutation } = answersApi;
