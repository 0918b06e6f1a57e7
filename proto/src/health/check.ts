import { z } from "zod";
import { KEY_PATTERN } from "./answer-limits.ts";
import { CHECKS, CONCERNS, CONDITIONS, LEVELS, MEDICINES, MAX_CONCERNS } from "./check-lists.ts";

export { CHECKS, CONCERNS, CONDITIONS, LEVELS, MEDICINES, MAX_CONCERNS };
export const Level = z.enum(LEVELS);
export type Level = z.infer<typeof Level>;
export const ConcernId = z.enum(CONCERNS);
export type ConcernId = z.infer<typeof ConcernId>;
export const CheckId = z.enum(CHECKS);
export type CheckId = z.infer<typeof CheckId>;
export const ConditionId = z.enum(CONDITIONS);
export type ConditionId = z.infer<typeof ConditionId>;
export const MedicineId = z.enum(MEDICINES);
export type MedicineId = z.infer<typeof MedicineId>;

/** Id of a question or an option. */
export const Key = z.string().regex(KEY_PATTERN);
const Answer = z.union([Key, z.array(Key).min(1).max(12), z.number().min(-1000).max(100_000)]);
/** Answers by question id: an option, several options, or a number in the question's unit. */
export const CheckAnswers = z
  .record(Key, Answer)
  .refine((answers) => Object.keys(answers).length <= 20, "too many answers");
export type CheckAnswers = z.infer<typeof CheckAnswers>;

/** One concern with its answers; skipped questions are missing. */
export const AnsweredConcern = z.strictObject({ id: ConcernId, answers: CheckAnswers });
export type AnsweredConcern = z.infer<typeof AnsweredConcern>;

/** One hands-on check; `measuredAt` in UTC, by the owner's clock; in a report not later than it arrived. */
export const MeasuredCheck = z.strictObject({ id: CheckId, inputs: CheckAnswers, measuredAt: z.iso.datetime() });
export type MeasuredCheck = z.infer<typeof MeasuredCheck>;
