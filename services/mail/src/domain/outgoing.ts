import type { Language } from "@hundeblick/proto/language";
import type { Guesses } from "@hundeblick/proto/rpc/mail";

/** Content of a mail, rendered when it is sent. */
export type Order =
  | { template: "report"; reportId: string; dogName: string | null }
  | { template: "follow_up"; reportId: string; dogName: string | null; token: string }
  | { template: "newsletter_confirm"; consentId: string }
  | { template: "contact"; messageId: string }
  | ({ template: "guessing"; alertId: string } & Guesses);

/** A queued mail. The key of template, subject and recipient makes queueing idempotent. */
export type Outgoing = { key: string; to: string; language: Language; order: Order; messageId: string };
export type Claimed = Outgoing & {
  /** Fencing token: increases with every claim. */
  attempt: number;
  /** Attempts with an unknown result. */
  unsure: number;
  /** Claims without a reachable mail server, which do not count as attempts. */
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
 * Result of an attempt: accepted by the server; rejected for good; not accepted, retry; server unreachable; or unknown.
 * `problem` is a code, because a server's text may contain the address.
 */
export type Sending =
  | { outcome: "sent" }
  | { outcome: "refused" | "failed" | "unreachable" | "unsure"; problem: string };
