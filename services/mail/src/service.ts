import type { Bus } from "@hundeblick/kit/bus";
import { serveDeadLetters } from "@hundeblick/kit/dead-letters";
import { mailContract } from "@hundeblick/proto/rpc/mail";
import { alertOperatorsEndpoint } from "./endpoints/alert-operators.rpc.ts";
import { collectAddressEndpoint } from "./endpoints/collect-address.rpc.ts";
import { confirmNewsletterEndpoint } from "./endpoints/confirm-newsletter.rpc.ts";
import { operatorEmails } from "./endpoints/operator-emails.rpc.ts";
import { orderFollowUpEndpoint } from "./endpoints/order-follow-up.rpc.ts";
import { sendContactEndpoint } from "./endpoints/send-contact.rpc.ts";
import { subscribeEvents } from "./endpoints/subscribe-events.ts";
import { testMailEndpoint } from "./endpoints/test-mail.rpc.ts";
import { unsubscribeEndpoint } from "./endpoints/unsubscribe.rpc.ts";
import type { MailParts } from "./parts.ts";

/** Calls and subscriptions of this service. */
export async function serveMail(bus: Bus, parts: Omit<MailParts, "deliver" | "figures">): Promise<void> {
  await bus.serve(mailContract, {
    collect: collectAddressEndpoint(parts),
    followUp: orderFollowUpEndpoint(parts),
    contact: sendContactEndpoint(parts),
    confirm: confirmNewsletterEndpoint(parts),
    unsubscribe: unsubscribeEndpoint(parts),
    ...operatorEmails(parts),
    alert: alertOperatorsEndpoint(parts),
    test: testMailEndpoint(parts),
  });
  await subscribeEvents(bus, parts);
  await serveDeadLetters({ bus, service: "mail", deadLetters: parts.deadLetters });
}
