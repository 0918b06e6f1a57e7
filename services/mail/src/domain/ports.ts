import type { Language } from "@hundeblick/proto/language";
import type { EmailFilter, EmailSort, EmailsReply } from "@hundeblick/proto/http/admin/emails";
import type { Next } from "./after-sending.ts";
import type { Consent, Contact, Message, NewsletterState, ReportOfContact, StoredConsent } from "./contact.ts";
import type { Claimed, MailContent, Outgoing, Sending } from "./outgoing.ts";

export type Contacts = {
  /** Keeps the address once, and each report of it once. */
  addReport(
    contact: { address: string; addressHash: string },
    language: Language,
    report: ReportOfContact,
  ): Promise<void>;
  /** Takes the report from whoever has it; a contact that is left with nothing goes too. */
  removeReport(reportId: string): Promise<void>;
  /** Does nothing to an address that is not there. True when it is there. */
  setNewsletter(addressHash: string, state: NewsletterState): Promise<boolean>;
  /** Newest first; `search` is part of the address or of a breed, in any case. */
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
  find(addressHashes: readonly string[]): Promise<Contact[]>;
  remove(addressHash: string): Promise<void>;
};

export type Consents = {
  /**
   * Keeps a sign-up, unless one of this address was kept within the last 24 hours. True when this very sign-up is there
   * now.
   */
  ask(consent: Consent): Promise<boolean>;
  byTokenHash(tokenHash: string): Promise<StoredConsent | null>;
  byId(id: string): Promise<StoredConsent | null>;
  confirm(id: string, at: Date): Promise<void>;
  /** Ends every sign-up of this address, confirmed or not; tells whether one was ever confirmed. */
  unsubscribe(addressHash: string, at: Date): Promise<{ everConfirmed: boolean }>;
  /** Deletes sign-ups that were never confirmed; returns the hashes of their addresses. */
  removeUnconfirmedBefore(moment: Date): Promise<string[]>;
};

/** Addresses that said no, as keyed hashes. They outlive the contact. */
export type Suppressions = {
  add(addressHash: string, suppression: { everConfirmed: boolean; at: Date }): Promise<void>;
  find(addressHash: string): Promise<{ everConfirmed: boolean } | null>;
  remove(addressHash: string): Promise<void>;
};

export type Messages = {
  keep(message: Message): Promise<void>;
  find(id: string): Promise<Message | null>;
  markOrdered(id: string): Promise<void>;
  list(offset: number, limit: number): Promise<{ messages: Message[]; total: number }>;
  /** Addresses are compared as they were typed, in any case. */
  countFrom(address: string): Promise<number>;
  removeFrom(address: string): Promise<void>;
  /** Messages whose mail to the operator was not ordered, oldest first. */
  unordered(olderThan: Date): Promise<Message[]>;
  removeBefore(moment: Date): Promise<number>;
};

export type Outbox = {
  /** Orders a mail once for each key; it goes at once, or not before `dueAt`. */
  put(mail: Outgoing, dueAt?: Date): Promise<void>;
  /** The next mail that is due, held for the lease; null when none is. */
  claim(now: Date, leaseMs: number): Promise<Claimed | null>;
  /** Mails whose lease ran out. */
  lost(now: Date): Promise<Claimed[]>;
  settle(mail: Pick<Claimed, "key" | "attempt">, next: Next, now: Date): Promise<void>;
  remove(key: string): Promise<void>;
  removeOfReport(reportId: string): Promise<void>;
  countTo(address: string): Promise<number>;
  removeTo(address: string): Promise<void>;
  removeBefore(moment: Date): Promise<number>;
};

export type ErasedReports = {
  remember(reportId: string, at: Date): Promise<void>;
  has(reportId: string): Promise<boolean>;
};

export type Mailer = {
  send(mail: Pick<Outgoing, "to" | "language" | "messageId">, content: MailContent): Promise<Sending>;
};

/** Everything that is derived from MAIL_KEY. */
export type Keys = {
  /** Keyed hash of a normal address; the same address always gives the same one. */
  addressHash(address: string): string;
  consentId(address: string, reportId: string): string;
  confirmToken(consentId: string): string;
  /** What is stored of a confirmation token. */
  tokenHash(token: string): string;
  unsubscribeToken(consentId: string): string;
  /** The consent an unsubscribe token was signed for; null when it was not signed by us. */
  consentOfUnsubscribe(token: string): string | null;
};
