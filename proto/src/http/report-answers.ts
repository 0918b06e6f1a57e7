import { z } from "zod";
import { OWNER_TEXTS } from "../health/answers.ts";
import { Instant } from "../ids.ts";
import { Language } from "../language.ts";
import { AnalyzeContext } from "./context.ts";

/** Earlier versions of a report that are kept. */
export const MAX_EARLIER_VERSIONS = 10;

/** What may be answered in a report: all but its name and wishes. An empty list takes back what was ticked. */
export const AddedAnswers = AnalyzeContext.omit({ name: true, goals: true });
export type AddedAnswers = z.infer<typeof AddedAnswers>;

export const TakenBack = z.array(z.enum(OWNER_TEXTS)).max(OWNER_TEXTS.length);

/**
 * Body of POST /api/report/{id}/answers. A concern comes with all its answers; lists are added to.
 * `takenBack`: texts that no longer count.
 * `countBreed`: the owner agrees that the breed answered here is counted beside what the photo network said.
 * `version`: the report that was answered; if there is a newer one without these answers, it is a conflict.
 */
export const AddAnswersBody = z.strictObject({
  version: z.int().min(1),
  answers: AddedAnswers,
  takenBack: TakenBack.optional(),
  countBreed: z.literal(true).optional(),
  language: Language.optional(),
});
export type AddAnswersBody = z.infer<typeof AddAnswersBody>;

/** Reply of GET /api/report/{id}/answers: what the newest version was made of. */
export const ReportAnswers = z.object({ version: z.int().min(1), answers: AnalyzeContext });
export type ReportAnswers = z.infer<typeof ReportAnswers>;

/** Of which version a report is; all missing in one that was made before answers could be added. */
export const reportVersionShape = {
  version: z.int().min(1).optional(),
  /** When this version was made. */
  composedAt: Instant.optional(),
  /** Other versions that can be read, newest first. */
  versions: z.array(z.object({ version: z.int().min(1), composedAt: Instant })).optional(),
  /** The dog's weights as they were reported, oldest first, with the change between the last two in words. */
  weightCourse: z
    .object({ weights: z.array(z.object({ kg: z.number(), at: Instant })), change: z.string() })
    .optional(),
};
