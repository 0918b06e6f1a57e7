import type { DogSummary } from "@hundeblick/proto/health/dog-summary";
import type { Language } from "@hundeblick/proto/language";

/**
 * asked: the confirmation mail was ordered; confirmed: both steps are done; unsubscribed: said no, also before
 * confirming.
 */
export type NewsletterState = "none" | "asked" | "confirmed" | "unsubscribed";

/** One address in the one form it is stored and compared in. */
export const normalAddress = (email: string): string => email.normalize("NFC").trim().toLowerCase();

export type ReportOfContact = { reportId: string; dog: DogSummary; at: Date };

/** One address and what is kept under it. */
export type Contact = {
  addressHash: string;
  address: string;
  newsletter: NewsletterState;
  reports: ReportOfContact[];
  createdAt: Date;
};

/** More reports than these are dropped from a contact, oldest first. */
const MAX_REPORTS = 200;

/** With one report more, each once. */
export const withReport = (reports: readonly ReportOfContact[], report: ReportOfContact): ReportOfContact[] =>
  reports.some(({ reportId }) => reportId === report.reportId)
    ? [...reports]
    : [...reports, report].slice(-MAX_REPORTS);

/** A contact exists as long as it has a report or wants the newsletter. */
export const isNeeded = ({ reports, newsletter }: Pick<Contact, "reports" | "newsletter">): boolean =>
  reports.length > 0 || newsletter === "asked" || newsletter === "confirmed";

/** One step of a newsletter sign-up, kept as proof; the address itself only as a keyed hash. */
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

/** `subject` is null where it could be left out once. */
export type Message = {
  id: string;
  name: string;
  email: string;
  subject: string | null;
  message: string;
  language: Language;
  at: Date;
};
