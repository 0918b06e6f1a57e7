import { z } from "zod";
import { EmailAddress } from "../email-address.ts";
import {
  ContactMessage,
  EmailsQuery,
  EmailsReply,
  MessagesQuery,
  RemovedEmails,
  TestMailReply,
} from "../http/admin/emails.ts";
import { DogSummary } from "../health/dog-summary.ts";
import { ContactBody } from "../http/contact.ts";
import { Id, Instant } from "../ids.ts";
import { Language } from "../language.ts";
import { rpc, VISITOR_TIMEOUT_MS } from "./define.ts";

/** Stores a contact message and mails it to the operator. */
export const sendContact = rpc({
  subject: "mail.contact.v1",
  request: z.object({ message: ContactBody, language: Language }),
  reply: z.object({ stored: z.boolean() }),
  timeoutMs: VISITOR_TIMEOUT_MS,
  idempotent: false,
});

/**
 * Stores an address that unlocked a report and queues the mail with the link; starts the newsletter's opt-in if its box
 * was ticked. Idempotent by report and address. `at`: time of unlocking.
 */
export const collectAddress = rpc({
  subject: "mail.collect.v1",
  request: z.object({
    reportId: Id,
    email: z.string().max(254),
    newsletter: z.boolean(),
    language: Language,
    dog: DogSummary,
    at: Instant,
  }),
  reply: z.object({ collected: z.literal(true) }),
  timeoutMs: 3_000,
  idempotent: true,
});

/**
 * Queues the follow-up mail for `dueAt`, with `token` in its links. Deletes the address after sending, or with the
 * report.
 */
export const mailFollowUp = rpc({
  subject: "mail.followUp.v1",
  request: z.object({
    reportId: Id,
    email: EmailAddress,
    language: Language,
    dogName: z.string().nullable(),
    token: Id,
    dueAt: Instant,
  }),
  reply: z.object({ ordered: z.literal(true) }),
  timeoutMs: 1_000,
  idempotent: true,
});

/** Second step of the newsletter's double opt-in. */
export const confirmNewsletter = rpc({
  subject: "mail.confirm.v1",
  request: z.object({ token: z.string().max(100) }),
  reply: z.object({ language: Language, confirmed: z.literal(true) }),
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/** One-click unsubscribe (RFC 8058). Idempotent. */
export const unsubscribe = rpc({
  subject: "mail.unsubscribe.v1",
  request: z.object({ token: z.string().max(100) }),
  reply: z.object({ language: Language, unsubscribed: z.literal(true) }),
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/** One page of the addresses, newest first. `search` matches part of an address or breed, ignoring case. */
export const listEmails = rpc({
  subject: "mail.list.v1",
  request: z.object({ ...EmailsQuery.shape, descending: z.boolean().default(true) }),
  reply: EmailsReply,
  timeoutMs: 5_000,
  idempotent: true,
});

/**
 * Deletes addresses and all their data but a keyed hash that blocks the newsletter. A preview only counts. Idempotent.
 */
export const removeEmails = rpc({
  subject: "mail.remove.v1",
  request: z.object({ emails: z.array(z.string().min(1).max(254)).min(1).max(1_000), preview: z.boolean() }),
  reply: RemovedEmails,
  timeoutMs: 30_000,
});

/** The address each report was opened with; reports without one are missing. */
export const addressesOfReports = rpc({
  subject: "mail.addresses.v1",
  request: z.object({ reportIds: z.array(Id).max(500) }),
  reply: z.object({ addresses: z.record(z.string(), z.string()) }),
});

/** Messages of the contact form, newest first. */
export const listMessages = rpc({
  subject: "mail.messages.v1",
  request: z.object(MessagesQuery.shape),
  reply: z.object({ messages: z.array(ContactMessage), total: z.int() }),
});

/** Sends one mail at once; `problem` is the mail server's reply without addresses. */
export const testMail = rpc({
  subject: "mail.test.v1",
  request: z.object({ to: EmailAddress, language: Language }),
  reply: TestMailReply,
  timeoutMs: 25_000,
  idempotent: false,
});

/** Failed sign-ins to `account`; an older gateway sends no `step`. */
const Guesses = z.object({
  account: z.string().max(254),
  attempts: z.int().min(1),
  step: z.enum(["password", "second_factor"]).optional(),
});
export type Guesses = z.infer<typeof Guesses>;

/** Warns operators by mail of failed sign-ins. */
export const alertOperators = rpc({
  subject: "mail.alert.v1",
  request: Guesses.extend({ to: z.array(EmailAddress).min(1).max(20) }),
  reply: z.object({ ordered: z.int() }),
  timeoutMs: 5_000,
  idempotent: false,
});

export const mailContract = {
  collect: collectAddress,
  followUp: mailFollowUp,
  contact: sendContact,
  confirm: confirmNewsletter,
  unsubscribe,
  list: listEmails,
  remove: removeEmails,
  addresses: addressesOfReports,
  messages: listMessages,
  test: testMail,
  alert: alertOperators,
};
