import { z } from "zod";
import { Language } from "../language.ts";

/** Body of POST /api/contact. `website` is a trap for machines: people never see it. */
export const ContactBody = z.strictObject({
  name: z.string().trim().min(1).max(120),
  email: z.string().max(254),
  subject: z.string().trim().max(200).optional(),
  message: z.string().trim().min(1).max(5000),
  language: Language.optional(),
  website: z.string().max(200).optional(),
});
export type ContactBody = z.infer<typeof ContactBody>;
