import { TestMailReply } from "@hundeblick/proto/http/admin/emails";
import {
  type BudgetBody,
  type KeywordsBody,
  KeywordsReply,
  MarketplaceReply,
  type SourceBody,
} from "@hundeblick/proto/http/admin/marketplace";
import {
  AuditReply,
  NewOperatorReply,
  OperatorsReply,
  type PasswordBody,
} from "@hundeblick/proto/http/admin/operators";
import { Retention } from "@hundeblick/proto/http/admin/retention";
import { CookieSession } from "@hundeblick/proto/http/admin/sign-in";
import { Figures } from "@hundeblick/proto/http/figures";
import { AdminPoisonLinesReply, type PoisonLinesBody } from "@hundeblick/proto/http/poison-lines";
import { type ReviewerBody, ReviewerReply } from "@hundeblick/proto/http/reviewer";
import { type TestimonialsBody, TestimonialsReply } from "@hundeblick/proto/http/testimonials";
import { api } from "#shared/api/api.ts";

/** The mail service times out after 20 s. */
const MAIL_MS = 30_000;

export const settingsApi = api
  .enhanceEndpoints({ addTagTypes: ["Operators", "Testimonials", "Reviewer", "PoisonLines", "Keywords", "Retention"] })
  .injectEndpoints({
    endpoints: (build) => ({
      operators: build.query<OperatorsReply, void>({
        query: () => ({ url: "/api/admin/operators" }),
        extraOptions: { reply: OperatorsReply },
        providesTags: ["Operators"],
      }),
      addOperator: build.mutation<NewOperatorReply, string>({
        query: (email) => ({ url: "/api/admin/operators", method: "POST", data: { email } }),
        extraOptions: { reply: NewOperatorReply },
        invalidatesTags: ["Operators"],
      }),
      switchOperator: build.mutation<unknown, { id: string; to: "enable" | "disable" }>({
        query: ({ id, to }) => ({ url: `/api/admin/operators/${id}/${to}`, method: "POST" }),
        invalidatesTags: ["Operators"],
      }),
      changePassword: build.mutation<CookieSession, PasswordBody>({
        query: (data) => ({ url: "/api/admin/operators/me/password", method: "POST", data }),
        extraOptions: { reply: CookieSession },
      }),
      audit: build.query<AuditReply, number>({
        query: (offset) => ({ url: "/api/admin/audit", params: { offset, limit: 20 } }),
        extraOptions: { reply: AuditReply },
      }),
      saveBudget: build.mutation<MarketplaceReply, BudgetBody>({
        query: (data) => ({ url: "/api/admin/marketplace", method: "PUT", data }),
        extraOptions: { reply: MarketplaceReply },
        invalidatesTags: ["Marketplace"],
      }),
      saveSource: build.mutation<MarketplaceReply, SourceBody>({
        query: (data) => ({ url: "/api/admin/marketplace/source", method: "PUT", data }),
        extraOptions: { reply: MarketplaceReply },
        invalidatesTags: ["Marketplace"],
      }),
      retention: build.query<Retention, void>({
        query: () => ({ url: "/api/admin/retention" }),
        extraOptions: { reply: Retention },
        providesTags: ["Retention"],
      }),
      saveRetention: build.mutation<Retention, Retention>({
        query: (data) => ({ url: "/api/admin/retention", method: "PUT", data }),
        extraOptions: { reply: Retention },
        invalidatesTags: ["Retention"],
      }),
      figures: build.query<Figures, void>({
        query: () => ({ url: "/api/admin/claims" }),
        extraOptions: { reply: Figures },
      }),
      testimonials: build.query<TestimonialsReply, void>({
        query: () => ({ url: "/api/admin/testimonials" }),
        extraOptions: { reply: TestimonialsReply },
        providesTags: ["Testimonials"],
      }),
      saveTestimonials: build.mutation<TestimonialsReply, TestimonialsBody>({
        query: (data) => ({ url: "/api/admin/testimonials", method: "PUT", data }),
        extraOptions: { reply: TestimonialsReply },
        invalidatesTags: ["Testimonials"],
      }),
      reviewer: build.query<ReviewerReply, void>({
        query: () => ({ url: "/api/admin/reviewer" }),
        extraOptions: { reply: ReviewerReply },
        providesTags: ["Reviewer"],
      }),
      saveReviewer: build.mutation<ReviewerReply, ReviewerBody>({
        query: (data) => ({ url: "/api/admin/reviewer", method: "PUT", data }),
        extraOptions: { reply: ReviewerReply },
        invalidatesTags: ["Reviewer"],
      }),
      poisonLines: build.query<AdminPoisonLinesReply, void>({
        query: () => ({ url: "/api/admin/poison-lines" }),
        extraOptions: { reply: AdminPoisonLinesReply },
        providesTags: ["PoisonLines"],
      }),
      savePoisonLines: build.mutation<AdminPoisonLinesReply, PoisonLinesBody>({
        query: (data) => ({ url: "/api/admin/poison-lines", method: "PUT", data }),
        extraOptions: { reply: AdminPoisonLinesReply },
        invalidatesTags: ["PoisonLines"],
      }),
      testMail: build.mutation<TestMailReply, string>({
        query: (to) => ({ url: "/api/admin/mail/test", method: "POST", data: { to }, timeout: MAIL_MS }),
        extraOptions: { reply: TestMailReply },
      }),
      library: build.query<KeywordsReply, void>({
        query: () => ({ url: "/api/admin/discover/keywords" }),
        extraOptions: { reply: KeywordsReply },
        providesTags: ["Keywords"],
      }),
      saveLibrary: build.mutation<KeywordsReply, KeywordsBody>({
        query: (data) => ({ url: "/api/admin/discover/keywords", method: "PUT", data }),
        extraOptions: { reply: KeywordsReply },
        invalidatesTags: ["Keywords"],
      }),
    }),
  });
export const {
  useOperatorsQuery,
  useAddOperatorMutation,
  useSwitchOperatorMutation,
  useChangePasswordMutation,
  useAuditQuery,
  useSaveBudgetMutation,
  useSaveSourceMutation,
  useRetentionQuery,
  useSaveRetentionMutation,
  useFiguresQuery,
  useTestimonialsQuery,
  useSaveTestimonialsMutation,
  useReviewerQuery,
  useSaveReviewerMutation,
  usePoisonLinesQuery,
  useSavePoisonLinesMutation,
  useTestMailMutation,
  useLibraryQuery,
  useSaveLibraryMutation,
} = settingsApi;
