import { z } from "zod";
import { Language } from "../language.ts";
import { CONTACT_LIMITS } from "./contact-limits.ts";

/**
 * Body of POST /api/contact. `website` is a honeypot that people never see. Lengths:
 * docs/decisions/165-what-a-message-may-be.md.
 */
export const ContactBody = z.strictObject({
  name: z.string().trim().min(1).max(CONTACT_LIMITS.name),
  email: z.string().max(CONTACT_LIMITS.email),
  subject: z.string().trim().min(1).max(CONTACT_LIMITS.subject),
  message: z.string().trim().min(1).max(CONTACT_LIMITS.message),
  language: Language.optional(),
  website: z.string().max(200).optional(),
});
export type ContactBody = z.infer<typeof ContactBody>;
