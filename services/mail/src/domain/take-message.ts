import { AppError } from "@hundeblick/kit/errors";
import { EmailAddress } from "@hundeblick/proto/email-address";
import type { ContactBody } from "@hundeblick/proto/http/contact";
import { newId } from "@hundeblick/proto/ids";
import type { Language } from "@hundeblick/proto/language";
import type { Message } from "./contact.ts";
import { orderMail, type Sender } from "./order-mail.ts";
import type { Messages, Outbox } from "./ports.ts";

type MessageDeps = Sender & {
  messages: Messages;
  outbox: Outbox;
  operatorEmail: string | undefined;
  now: () => Date;
};

/**
 * Stores a message and queues the mail to the operator. A message with a filled honeypot is dropped silently.
 * @throws {AppError} email_invalid
 */
export async function takeMessage(
  deps: MessageDeps,
  { message, language }: { message: ContactBody; language: Language },
): Promise<{ stored: boolean }> {
  if (message.website) return { stored: false };
  const email = EmailAddress.safeParse(message.email);
  if (!email.success) throw new AppError("email_invalid", { details: { field: "email" } });
  const kept: Message = {
    id: newId(),
    name: message.name,
    email: email.data,
    subject: message.subject,
    message: message.message,
    language: message.language ?? language,
    at: deps.now(),
  };
  await deps.messages.save(kept);
  await orderForOperator(deps, kept);
  return { stored: true };
}

/** Queues mails of messages that were stored before a crash. */
export async function queueMissingMails(deps: MessageDeps): Promise<void> {
  const minuteAgo = new Date(deps.now().getTime() - 60_000);
  for (const message of await deps.messages.unordered(minuteAgo)) await orderForOperator(deps, message);
}

async function orderForOperator(deps: MessageDeps, message: Message): Promise<void> {
  if (deps.operatorEmail)
    await deps.outbox.put(
      orderMail(deps, deps.operatorEmail, message.language, { template: "contact", messageId: message.id }),
    );
  await deps.messages.markOrdered(message.id);
}
