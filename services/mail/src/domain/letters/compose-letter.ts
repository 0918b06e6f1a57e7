import type { Claimed, Letter } from "../outgoing.ts";
import type { Keys, Messages } from "../ports.ts";
import { confirmLetter } from "./confirm-letter.ts";
import { contactLetter } from "./contact-letter.ts";
import { followUpLetter } from "./follow-up-letter.ts";
import { guessingLetter } from "./guessing-letter.ts";
import { reportLetter } from "./report-letter.ts";
import type { Site } from "./site.ts";

/** Puts a waiting mail into words; null when the message it is about was deleted. */
export async function composeLetter(
  deps: { site: Site; keys: Keys; messages: Messages },
  { order, language }: Pick<Claimed, "order" | "language">,
): Promise<Letter | null> {
  switch (order.template) {
    case "report":
      return reportLetter(deps.site, language, order);
    case "follow_up":
      return followUpLetter(deps.site, language, order);
    case "newsletter_confirm":
      return confirmLetter(deps.site, language, {
        confirmToken: deps.keys.confirmToken(order.consentId),
        unsubscribeToken: deps.keys.unsubscribeToken(order.consentId),
      });
    case "contact": {
      const message = await deps.messages.find(order.messageId);
      return message && contactLetter(message);
    }
    case "guessing":
      return guessingLetter(deps.site, order);
  }
}
