import type { DogSummary } from "@hundeblick/proto/health/dog-summary";
import type { Language } from "@hundeblick/proto/language";

/** asked: confirmation mail queued; confirmed: both steps done; unsubscribed: also possible before confirming. */
export const NEWSLETTER_STATES = ["none", "asked", "confirmed", "unsubscribed"] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** A request does not undo a confirmation, and only an unanswered one expires. */
export const newsletterAfter = (before: NewsletterState, to: NewsletterState): NewsletterState =>
  (to === "asked" && before === "confirmed") || (to === "none" && before !== "asked") ? before : to;

/** Normalised address, as it is stored and compared. */
export const normalAddress = (email: string): string => email.normalize("NFC").trim().toLowerCase();

export type ReportOfContact = { reportId: string; dog: DogSummary; at: Date };

/** One address and everything stored with it. */
export type Contact = {
  /** Of the key it was first stored under; its consents and suppression have the same. */
  addressHash: string;
  address: string;
  newsletter: NewsletterState;
  reports: ReportOfContact[];
  createdAt: Date;
};

/** Most reports of a contact; the oldest ones are dropped. */
const MAX_REPORTS = 200;

/** Adds a report, without duplicates. */
export const withReport = (reports: readonly ReportOfContact[], report: ReportOfContact): ReportOfContact[] =>
  reports.some(({ reportId }) => reportId === report.reportId)
    ? [...reports]
    : [...reports, report].slice(-MAX_REPORTS);

/** A contact exists as long as it has a report or wants the newsletter. */
export const isNeeded = ({ reports, newsletter }: Pick<Contact, "reports" | "newsletter">): boolean =>
  reports.length > 0 || newsletter === "asked" || newsletter === "confirmed";

/** Proof of one newsletter sign-up, with a keyed hash instead of the address. */
export type Consent = {
  id: string;
  addressHash: string;
  language: Language;
  textVersion: string;
  textHash: string;
  requestedAt: Date;
  tokenHash: string;
  expiresAt: Date;
};
export type StoredConsent = {
  id: string;
  addressHash: string;
  language: Language;
  state: "asked" | "confirmed" | "unsubscribed";
  expiresAt: Date;
};

/** `subject` is null in old messages, where it was optional. */
export type Message = {
  id: string;
  name: string;
  email: string;
  subject: string | null;
  message: string;
  language: Language;
  at: Date;
};
