import { AppError } from "@hundeblick/kit/errors";
import type { ConcernId } from "@hundeblick/proto/health/check";
import type { AssessBody, AssessReply } from "@hundeblick/proto/http/check";
import type { Language } from "@hundeblick/proto/language";
import { translatedConcern } from "@hundeblick/triage/all-concerns";
import { assess } from "@hundeblick/triage/assess";
import { invalidAnswerOf } from "@hundeblick/triage/invalid-answer";

/** Level and reasons of a concern for given answers. @throws {AppError} answer_unknown naming the answer */
export function assessConcern(
  id: ConcernId,
  { answers, dog }: Pick<AssessBody, "answers" | "dog">,
  language: Language,
): AssessReply {
  const concern = translatedConcern(id, language);
  const invalidField = invalidAnswerOf(concern.questions, answers);
  if (invalidField !== undefined)
    throw new AppError("answer_unknown", { details: { field: `answers.${invalidField}` } });
  const { reasons, ...assessment } = assess(concern, answers, dog);
  return {
    concern: id,
    ...assessment,
    reasons: reasons.map(({ ruleId, ...reason }) => ({ id: ruleId, ...reason })),
  };
}
