import type { Claimed, MailContent } from "../outgoing.ts";
import type { Keys, Messages } from "../ports.ts";
import { confirmMail } from "./confirm-mail.ts";
import { contactMail } from "./contact-mail.ts";
import { followUpMail } from "./follow-up-mail.ts";
import { guessingMail } from "./guessing-mail.ts";
import { reportMail } from "./report-mail.ts";
import type { Site } from "./site.ts";

/** Renders a queued mail; null when the message it is about was deleted. */
export async function composeMail(
  deps: { site: Site; keys: Keys; messages: Messages },
  { order, language }: Pick<Claimed, "order" | "language">,
): Promise<MailContent | null> {
  switch (order.template) {
    case "report":
      return reportMail(deps.site, language, order);
    case "follow_up":
      return followUpMail(deps.site, language, order);
    case "newsletter_confirm":
      return confirmMail(deps.site, language, {
        confirmToken: deps.keys.confirmToken(order.consentId),
        unsubscribeToken: deps.keys.unsubscribeToken(order.consentId),
      });
    case "contact": {
      const message = await deps.messages.find(order.messageId);
      return message && contactMail(message);
    }
    case "guessing":
      return guessingMail(deps.site, order);
  }
}
