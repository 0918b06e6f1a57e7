import { z } from "zod";
import { Language } from "../language.ts";

/**
 * Body of POST /api/contact. All four fields are needed; the lengths are far beyond a letter and only keep what is no
 * letter out (docs/decisions/165-what-a-message-may-be.md). `website` is a trap for machines: people never see it.
 */
export const ContactBody = z.strictObject({
  name: z.string().trim().min(1).max(200),
  email: z.string().max(254),
  subject: z.string().trim().min(1).max(300),
  message: z.string().trim().min(1).max(10_000),
  language: Language.optional(),
  website: z.string().max(200).optional(),
});
export type ContactBody = z.infer<typeof ContactBody>;
