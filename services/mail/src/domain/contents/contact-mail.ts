import type { Message } from "../contact.ts";
import type { MailContent } from "../outgoing.ts";
import { oneLine } from "./one-line.ts";

/** A visitor's message for the operator, with Reply-To the visitor; plain text, because its content is untrusted. */
export function contactMail(message: Message): MailContent {
  const name = oneLine(message.name, 80);
  return {
    subject: `Contact form: ${oneLine(message.subject ?? "", 120) || name}`,
    replyTo: { name, address: message.email },
    text: `${message.message}\n\n--\n${name} <${message.email}>\n${message.at.toISOString()}, page language ${message.language}\n`,
  };
}
