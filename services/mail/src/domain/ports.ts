import type { Language } from "@hundeblick/proto/language";
import type { EmailFilter, EmailSort, EmailsReply } from "@hundeblick/proto/http/admin/emails";
import type { Next } from "./after-sending.ts";
import type { Consent, Contact, Message, NewsletterState, ReportOfContact, StoredConsent } from "./contact.ts";
import type { Claimed, MailContent, Order, Outgoing, Sending } from "./outgoing.ts";

export type Contacts = {
  /** Stores address and report, each once; the hash is that of a new contact. */
  addReport(
    contact: { address: string; addressHash: string },
    language: Language,
    report: ReportOfContact,
  ): Promise<void>;
  /** Removes the report from its contact, and a contact without anything else. */
  removeReport(reportId: string): Promise<void>;
  /** True when the address exists; otherwise does nothing. See {@link newsletterAfter}. */
  setNewsletter(addressHash: string, state: NewsletterState): Promise<boolean>;
  /** Newest first; `search` matches part of the address or a breed, ignoring case. */
  list(query: {
    search: string;
    filter: EmailFilter;
    sort: EmailSort;
    descending: boolean;
    offset: number;
    limit: number;
  }): Promise<EmailsReply>;
  /** Addresses by report. */
  addressesOf(reportIds: readonly string[]): Promise<Record<string, string>>;
  find(addresses: readonly string[]): Promise<Contact[]>;
  remove(address: string): Promise<void>;
};

export type Consents = {
  /** Stores a sign-up unless this address has another one after `since`. True when this one is stored. */
  ask(consent: Consent, since: Date): Promise<boolean>;
  byTokenHash(tokenHash: string): Promise<StoredConsent | null>;
  byId(id: string): Promise<StoredConsent | null>;
  confirm(id: string, at: Date): Promise<void>;
  /** Ends every sign-up of this address; returns whether one was ever confirmed. */
  unsubscribe(addressHash: string, at: Date): Promise<{ everConfirmed: boolean }>;
  /** Hashes of addresses with unconfirmed sign-ups, all before this moment. */
  unconfirmedBefore(moment: Date): Promise<string[]>;
  /** Deletes unconfirmed sign-ups. */
  removeUnconfirmedBefore(moment: Date): Promise<void>;
};

/** Keyed hashes of unsubscribed addresses. They outlive the contact. */
export type Suppressions = {
  add(addressHash: string, suppression: { everConfirmed: boolean; at: Date }): Promise<void>;
  find(addressHash: string): Promise<{ everConfirmed: boolean } | null>;
  remove(addressHash: string): Promise<void>;
};

export type Messages = {
  save(message: Message): Promise<void>;
  find(id: string): Promise<Message | null>;
  markOrdered(id: string): Promise<void>;
  list(offset: number, limit: number): Promise<{ messages: Message[]; total: number }>;
  /** Matches addresses as they were typed, ignoring case. */
  countFrom(address: string): Promise<number>;
  removeFrom(address: string): Promise<void>;
  /** Messages without a queued mail to the operator, oldest first. */
  unordered(olderThan: Date): Promise<Message[]>;
  removeBefore(moment: Date): Promise<number>;
};

export type Outbox = {
  /** Queues a mail once per key, to be sent at once or from `dueAt` on. */
  put(mail: Outgoing, dueAt?: Date): Promise<void>;
  /** Claims the next due mail for the lease; null when there is none. */
  claim(now: Date, leaseMs: number): Promise<Claimed | null>;
  /** Mails with an expired lease. */
  lost(now: Date): Promise<Claimed[]>;
  settle(mail: Pick<Claimed, "key" | "attempt">, next: Next, now: Date): Promise<void>;
  remove(key: string): Promise<void>;
  removeOfReport(reportId: string): Promise<void>;
  /** Deletes the follow-up mail of a report, if it was ordered for an earlier time and is not being sent. */
  removeFollowUp(reportId: string, before: Date): Promise<void>;
  countTo(address: string): Promise<number>;
  removeTo(address: string): Promise<void>;
  /** All mails, or those of one template. */
  removeBefore(moment: Date, template?: Order["template"]): Promise<number>;
};

export type Mailer = {
  send(mail: Pick<Outgoing, "to" | "language" | "messageId">, content: MailContent): Promise<Sending>;
};

/** Everything derived from MAIL_KEY. */
export type Keys = {
  /** Keyed hash of a normalised address. */
  addressHash(address: string): string;
  consentId(address: string, reportId: string): string;
  confirmToken(consentId: string): string;
  /** Stored hash of a confirmation token. */
  tokenHash(token: string): string;
  unsubscribeToken(consentId: string): string;
  /** The consent of an unsubscribe token; null for a forged one. */
  consentOfUnsubscribe(token: string): string | null;
};
