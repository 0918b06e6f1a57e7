import { z } from "zod";
import { OWNER_TEXTS } from "../health/answers.ts";
import { Instant } from "../ids.ts";
import { Language } from "../language.ts";
import { AnalyzeContext } from "./context.ts";

/** Number of earlier versions kept. */
export const MAX_EARLIER_VERSIONS = 10;

/** What may be answered in a report: all but its name and wishes. An empty list withdraws what was ticked. */
export const AddedAnswers = AnalyzeContext.omit({ name: true, goals: true });
export type AddedAnswers = z.infer<typeof AddedAnswers>;

export const TakenBack = z.array(z.enum(OWNER_TEXTS)).max(OWNER_TEXTS.length);

/**
 * Body of POST /api/report/{id}/answers. A concern comes with all its answers; lists are added to. `takenBack`:
 * withdrawn texts. `countBreed`: consent to count this breed for the accuracy statistics. `version`: the report that
 * was answered; conflict if a newer one lacks these answers.
 */
export const AddAnswersBody = z.strictObject({
  version: z.int().min(1),
  answers: AddedAnswers,
  takenBack: TakenBack.optional(),
  countBreed: z.literal(true).optional(),
  language: Language.optional(),
});
export type AddAnswersBody = z.infer<typeof AddAnswersBody>;

/** Reply of GET /api/report/{id}/answers: the answers behind the newest version. */
export const ReportAnswers = z.object({ version: z.int().min(1), answers: AnalyzeContext });
export type ReportAnswers = z.infer<typeof ReportAnswers>;

/** Version of a report; all missing in reports made before answers could be added. */
export const reportVersionShape = {
  version: z.int().min(1).optional(),
  composedAt: Instant.optional(),
  /** Other readable versions, newest first. */
  versions: z.array(z.object({ version: z.int().min(1), composedAt: Instant })).optional(),
  /** Reported weights, oldest first, with the last change as text. */
  weightCourse: z
    .object({ weights: z.array(z.object({ kg: z.number(), at: Instant })), change: z.string() })
    .optional(),
};
