import type { Language } from "@hundeblick/proto/language";
import type { Order, Outgoing } from "./outgoing.ts";
import type { Keys } from "./ports.ts";

/** Sender and domain of the message ids. */
export type Sender = { keys: Keys; messageDomain: string };

function nameOf(order: Order, recipient: string): string {
  switch (order.template) {
    case "report":
      return `report.${order.reportId}.${recipient}`;
    // one for each report: a corrected address replaces the first one
    case "follow_up":
      return `follow_up.${order.reportId}`;
    case "newsletter_confirm":
      return `newsletter_confirm.${order.consentId}.${recipient}`;
    case "contact":
      return `contact.${order.messageId}.${recipient}`;
    case "guessing":
      return `guessing.${order.alertId}.${recipient}`;
  }
}

/** A mail whose key and Message-ID are derived from template, subject and address, so that servers can deduplicate. */
export function orderMail({ keys, messageDomain }: Sender, to: string, language: Language, order: Order): Outgoing {
  const name = nameOf(order, keys.addressHash(to).slice(0, 16));
  return { key: name, to, language, order, messageId: `<${name}@${messageDomain}>` };
}
