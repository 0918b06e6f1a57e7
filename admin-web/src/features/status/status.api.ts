import { DeadLettersReply, type ResendBody, ResendReply } from "@hundeblick/proto/http/admin/dead-letters";
import { StatusReply } from "@hundeblick/proto/http/admin/status";
import { api } from "#shared/api/api.ts";

/** Redelivering a hundred events takes a while. */
const RESEND_MS = 30_000;

const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    status: build.query<StatusReply, void>({
      query: () => ({ url: "/api/admin/status" }),
      extraOptions: { reply: StatusReply },
    }),
    deadLetters: build.query<DeadLettersReply, void>({
      query: () => ({ url: "/api/admin/dead-letters" }),
      extraOptions: { reply: DeadLettersReply },
      providesTags: ["DeadLetters"],
    }),
    resendDeadLetters: build.mutation<ResendReply, ResendBody>({
      query: (data) => ({ url: "/api/admin/dead-letters/resend", method: "POST", data, timeout: RESEND_MS }),
      extraOptions: { reply: ResendReply },
      invalidatesTags: ["DeadLetters"],
    }),
  }),
});
export const { useStatusQuery, useDeadLettersQuery, useResendDeadLettersMutation } = statusApi;
