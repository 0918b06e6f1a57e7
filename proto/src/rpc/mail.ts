import { z } from "zod";
import { ContactBody } from "../http/contact.ts";
import { Language } from "../language.ts";
import { rpc } from "./define.ts";

/** Stores a contact message and mails it to the operator. */
export const sendContact = rpc({
  subject: "mail.contact.v1",
  request: z.object({ message: ContactBody, language: Language }),
  reply: z.object({ stored: z.boolean() }),
  errors: ["email_invalid", "unavailable"],
  timeoutMs: 1_800,
  idempotent: false,
});

/** Second step of the newsletter's double opt-in. */
export const confirmNewsletter = rpc({
  subject: "mail.confirm.v1",
  request: z.object({ token: z.string().max(100) }),
  reply: z.object({ language: Language, confirmed: z.literal(true) }),
  errors: ["consent_link_invalid", "unavailable"],
  timeoutMs: 1_800,
  idempotent: true,
});

/** One-click unsubscribe (RFC 8058). The same again is fine. */
export const unsubscribe = rpc({
  subject: "mail.unsubscribe.v1",
  request: z.object({ token: z.string().max(100) }),
  reply: z.object({ language: Language, unsubscribed: z.literal(true) }),
  errors: ["consent_link_invalid", "unavailable"],
  timeoutMs: 1_800,
  idempotent: true,
});

export const mailContract = { contact: sendContact, confirm: confirmNewsletter, unsubscribe };
