import { z } from "zod";
import {
  type EmailFilter,
  type EmailRecord,
  type EmailSort,
  type EmailsExportQuery,
  type EmailsQuery,
  EmailsReply,
  type MessagesQuery,
  MessagesReply,
  RemovedEmails,
} from "@hundeblick/proto/http/admin/emails";
import type { ApiError } from "@hundeblick/web-kit/api-error.ts";
import { api } from "#shared/api/api.ts";

/** Most addresses per call. */
const BATCH = 1_000;
const TIMEOUT_MS = 120_000;

/** Filter and order of the addresses, as the call takes them. */
export type EmailView = { search: string; filter: EmailFilter; sort: EmailSort; descending: "true" | "false" };
type Removal = { emails: readonly string[]; preview: boolean };
type Answer<T> = { data: T } | { error: ApiError };

const emailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    emails: build.query<EmailsReply, EmailsQuery>({
      query: (params) => ({ url: "/api/admin/emails", params }),
      extraOptions: { reply: EmailsReply },
      providesTags: ["Emails"],
    }),
    /** All addresses of a view, page by page. */
    allEmails: build.mutation<EmailRecord[], EmailView>({
      async queryFn(view, _api, _options, send): Promise<Answer<EmailRecord[]>> {
        const found: EmailRecord[] = [];
        for (;;) {
          const { data, error } = await send({
            url: "/api/admin/emails",
            params: { ...view, offset: found.length, limit: BATCH },
          });
          if (error) return { error };
          const page = (data as EmailsReply).emails;
          found.push(...page);
          if (page.length < BATCH) return { data: found };
        }
      },
      extraOptions: { reply: EmailsReply },
    }),
    exportEmails: build.mutation<string, EmailsExportQuery>({
      query: (params) => ({ url: "/api/admin/emails/export", params, timeout: TIMEOUT_MS }),
      extraOptions: { reply: z.string() },
    }),
    /** Deletes addresses, or (preview) counts what would be deleted. */
    removeEmails: build.mutation<RemovedEmails, Removal>({
      async queryFn({ emails, preview }, _api, _options, send): Promise<Answer<RemovedEmails>> {
        const sum = { emails: 0, reportLinks: 0, newsletters: 0, mails: 0, messages: 0, removed: !preview };
        for (let from = 0; from < emails.length; from += BATCH) {
          const { data, error } = await send({
            url: "/api/admin/emails/delete",
            method: "POST",
            data: { emails: emails.slice(from, from + BATCH), preview },
            timeout: TIMEOUT_MS,
          });
          if (error) return { error };
          const part = data as RemovedEmails;
          for (const key of ["emails", "reportLinks", "newsletters", "mails", "messages"] as const)
            sum[key] += part[key] ?? 0;
        }
        return { data: sum };
      },
      extraOptions: { reply: RemovedEmails },
      // also after a failure, because a part may be deleted
      invalidatesTags: (_reply, _error, { preview }) => (preview ? [] : ["Emails"]),
    }),
    messages: build.query<MessagesReply, MessagesQuery>({
      query: (params) => ({ url: "/api/admin/messages", params }),
      extraOptions: { reply: MessagesReply },
      providesTags: ["Emails"],
    }),
  }),
});
export const {
  useEmailsQuery,
  useAllEmailsMutation,
  useExportEmailsMutation,
  useRemoveEmailsMutation,
  useMessagesQuery,
} = emailsApi;
