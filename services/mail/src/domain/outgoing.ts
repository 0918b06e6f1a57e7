import type { Language } from "@hundeblick/proto/language";

/** What to write, without the words: those are put together when the mail leaves. */
export type Order =
  | { template: "report"; reportId: string; dogName: string | null }
  | { template: "follow_up"; reportId: string; dogName: string | null; token: string }
  | { template: "newsletter_confirm"; consentId: string }
  | { template: "contact"; messageId: string }
  | { template: "guessing"; alertId: string; account: string; attempts: number };

/** A mail that waits. The key names template, subject and recipient, so the same mail is ordered once. */
export type Outgoing = { key: string; to: string; language: Language; order: Order; messageId: string };
export type Claimed = Outgoing & {
  /** Counts every claim; a write that names an older attempt changes nothing. */
  attempt: number;
  /** How often nobody could say whether the mail had left. */
  unsure: number;
  /** How often there was no mail server to give it to; those claims are nobody's tries. */
  outages?: number;
};

export type MailContent = {
  subject: string;
  text: string;
  html?: string;
  replyTo?: { name: string; address: string };
  unsubscribeUrl?: string;
};

/**
 * What became of a mail: taken by the server; refused for good; surely not taken, so it may go again; never offered,
 * because there was no server to talk to; or handed over without an answer. `problem` is a code, never a server's
 * sentence: those repeat the address.
 */
export type Sending =
  | { outcome: "sent" }
  | { outcome: "refused" | "failed" | "unreachable" | "unsure"; problem: string };
