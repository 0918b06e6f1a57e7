import type { Language } from "@hundeblick/proto/language";
import type { Order, Outgoing } from "./outgoing.ts";
import type { Keys } from "./ports.ts";

/** Sender and domain of the message ids. */
export type Sender = { keys: Keys; messageDomain: string };

function subjectOf(order: Order): string {
  switch (order.template) {
    case "report":
    case "follow_up":
      return order.reportId;
    case "newsletter_confirm":
      return order.consentId;
    case "contact":
      return order.messageId;
    case "guessing":
      return order.alertId;
  }
}

/** A mail whose key and Message-ID are derived from template, subject and address, so that servers can deduplicate. */
export function orderMail({ keys, messageDomain }: Sender, to: string, language: Language, order: Order): Outgoing {
  const recipient = keys.addressHash(to).slice(0, 16);
  const name = `${order.template}.${subjectOf(order)}.${recipient}`;
  return { key: name, to, language, order, messageId: `<${name}@${messageDomain}>` };
}
