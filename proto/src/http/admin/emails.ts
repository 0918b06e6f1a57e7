import { z } from "zod";
import { Id, Instant } from "../../ids.ts";
import { Language } from "../../language.ts";

export const EmailFilter = z.enum(["all", "reports", "newsletter"]);
export type EmailFilter = z.infer<typeof EmailFilter>;

export const EmailSort = z.enum(["email", "breed", "created"]);
export type EmailSort = z.infer<typeof EmailSort>;

/** One address with the dog of its newest report. `newsletterWaiting`: only the first step of the opt-in is done. */
export const EmailRecord = z.object({
  email: z.string(),
  dogBreed: z.string().nullable(),
  /** Months. */
  dogAge: z.int().nullable(),
  hasReport: z.boolean(),
  reports: z.int(),
  newsletterOptIn: z.boolean(),
  newsletterWaiting: z.boolean().optional(),
  createdAt: Instant,
});
export type EmailRecord = z.infer<typeof EmailRecord>;

/** `total` counts reports opened with an address, all others count addresses. */
export const EmailStats = z.object({
  total: z.int(),
  withReports: z.int(),
  newsletter: z.int(),
  waiting: z.int().optional(),
  unique: z.int(),
  /** Of the total, in the last seven days. */
  lastWeek: z.int().optional(),
});
export type EmailStats = z.infer<typeof EmailStats>;

/** Query of GET /api/admin/emails. */
export const EmailsQuery = z.strictObject({
  search: z.string().trim().max(100).default(""),
  filter: EmailFilter.default("all"),
  sort: EmailSort.default("created"),
  descending: z.stringbool().default(true),
  offset: z.coerce.number<number>().int().min(0).default(0),
  limit: z.coerce.number<number>().int().min(1).max(1_000).default(100),
});
export type EmailsQuery = z.input<typeof EmailsQuery>;

export const EmailsReply = z.object({ emails: z.array(EmailRecord), matching: z.int(), stats: EmailStats });
export type EmailsReply = z.infer<typeof EmailsReply>;

/** Query of GET /api/admin/emails/export as CSV or plain text. `bom` marks a CSV for spreadsheets. */
export const EmailsExportQuery = EmailsQuery.omit({ offset: true, limit: true }).extend({
  format: z.enum(["csv", "txt"]),
  bom: z.stringbool().default(false),
});
export type EmailsExportQuery = z.input<typeof EmailsExportQuery>;

/** Body of POST /api/admin/emails/delete. */
export const RemoveEmailsBody = z.strictObject({
  emails: z.array(z.string().trim().min(1).max(254)).min(1).max(1_000),
  preview: z.boolean().default(false),
});
export type RemoveEmailsBody = z.input<typeof RemoveEmailsBody>;

/** Numbers deleted, or to be deleted (preview). Reports stay. */
export const RemovedEmails = z.object({
  emails: z.int(),
  reportLinks: z.int(),
  newsletters: z.int().optional(),
  mails: z.int(),
  messages: z.int(),
  removed: z.boolean(),
});
export type RemovedEmails = z.infer<typeof RemovedEmails>;

export const ContactMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  subject: z.string().nullable(),
  message: z.string(),
  language: Language,
  at: Instant,
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** Query and reply of GET /api/admin/messages, newest first. */
export const MessagesQuery = z.strictObject({
  offset: z.coerce.number<number>().int().min(0).default(0),
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
});
export type MessagesQuery = z.input<typeof MessagesQuery>;
export const MessagesReply = z.object({ messages: z.array(ContactMessage), total: z.int() });
export type MessagesReply = z.infer<typeof MessagesReply>;

/** Body and reply of POST /api/admin/mail/test. `server` is its host and port. */
export const TestMailBody = z.strictObject({ to: z.string().trim().min(1).max(254) });
export type TestMailBody = z.infer<typeof TestMailBody>;
export const TestMailReply = z.object({
  outcome: z.enum(["sent", "refused", "failed", "unsure"]),
  problem: z.string().nullable(),
  server: z.string(),
});
export type TestMailReply = z.infer<typeof TestMailReply>;
