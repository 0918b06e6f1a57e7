import { z } from "zod";
import { ConcernId } from "../health/check.ts";
import { Instant } from "../ids.ts";
import { Language } from "../language.ts";

export const Outcome = z.enum(["better", "same", "worse"]);
export type Outcome = z.infer<typeof Outcome>;

/** Body of POST /api/report/{id}/follow-up: the address may be used for one mail only. */
export const FollowUpBody = z.strictObject({
  email: z.string().max(254),
  consent: z.literal(true),
  language: Language.optional(),
});
export type FollowUpBody = z.infer<typeof FollowUpBody>;

/** When the owner is asked, and the answer. */
export const FollowUp = z.object({ concern: ConcernId, dueAt: Instant, outcome: Outcome.nullable() });
