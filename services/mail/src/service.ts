import type { Bus } from "@hundeblick/kit/bus";
import { serveDeadLetters } from "@hundeblick/kit/dead-letters";
import { reportErased, reportUnlockedV1 } from "@hundeblick/proto/events/report.v1";
import { mailContract } from "@hundeblick/proto/rpc/mail";
import { alertOperators } from "./domain/alert-operators.ts";
import { collectContact, eraseReport } from "./domain/collect-contact.ts";
import { confirmNewsletter, unsubscribeNewsletter } from "./domain/decide-newsletter.ts";
import { orderFollowUp } from "./domain/order-follow-up.ts";
import { removeEmails } from "./domain/remove-emails.ts";
import { sendTest } from "./domain/send-test.ts";
import { takeMessage } from "./domain/take-message.ts";
import type { MailParts } from "./parts.ts";

/** Calls and subscriptions of this service. */
export async function serveMail(bus: Bus, parts: Omit<MailParts, "deliver" | "figures">): Promise<void> {
  const { contacts, messages, deadLetters } = parts;
  await bus.serve(mailContract, {
    async collect(unlocked) {
      await collectContact(parts, unlocked);
      return { collected: true as const };
    },
    async followUp(request) {
      await orderFollowUp(parts, request);
      return { ordered: true as const };
    },
    contact: (request) => takeMessage(parts, request),
    confirm: ({ token }) => confirmNewsletter(parts, token),
    unsubscribe: ({ token }) => unsubscribeNewsletter(parts, token),
    list: (request) => contacts.list(request),
    remove: (request) => removeEmails(parts, request),
    addresses: async ({ reportIds }) => ({ addresses: await contacts.addressesOf(reportIds) }),
    async messages({ offset, limit }) {
      const page = await messages.list(offset, limit);
      return { ...page, messages: page.messages.map((message) => ({ ...message, at: message.at.toISOString() })) };
    },
    alert: (request) => alertOperators(parts, request),
    test: (request) => sendTest(parts, request),
  });
  // of versions before report called mail itself; to be removed when no stream can hold one any more
  await bus.subscribe(reportUnlockedV1, { durable: "mail-report-unlocked", deadLetters }, (unlocked) =>
    collectContact(parts, unlocked),
  );
  await bus.subscribe(reportErased, { durable: "mail-report-erased", deadLetters }, (erased) =>
    eraseReport(parts, erased),
  );
  await serveDeadLetters({ bus, service: "mail", deadLetters });
}
