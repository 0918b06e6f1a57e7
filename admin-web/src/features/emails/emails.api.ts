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

/** Most addresses one call takes. */
const BATCH = 1_000;
const TIMEOUT_MS = 120_000;

/** Which part of the addresses is looked at, and in which order; as the call takes it. */
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
    /** All addresses of a view, however many. */
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
    /** Removes addresses, or (preview) counts what would go with them. */
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
      // also when it failed: a part may be gone
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
