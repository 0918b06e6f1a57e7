import type { Language } from "@hundeblick/proto/language";
import type { Order, Outgoing } from "./outgoing.ts";
import type { Keys } from "./ports.ts";

/** Where our mails come from: the domain of their message ids. */
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

/**
 * A mail with its key and its Message-ID, both the same whenever the same thing is ordered for the same address.
 * A server that gets the mail twice can see that it is one.
 */
export function orderMail({ keys, messageDomain }: Sender, to: string, language: Language, order: Order): Outgoing {
  const recipient = keys.addressHash(to).slice(0, 16);
  const name = `${order.template}.${subjectOf(order)}.${recipient}`;
  return { key: name, to, language, order, messageId: `<${name}@${messageDomain}>` };
}
