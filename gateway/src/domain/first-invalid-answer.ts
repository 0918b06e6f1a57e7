import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { checkById } from "@hundeblick/triage/all-checks";
import { concernById } from "@hundeblick/triage/all-concerns";
import { invalidAnswerOf } from "@hundeblick/triage/invalid-answer";

/** Path of the first invalid answer to a concern or check, as `concerns.vomiting.times`; undefined if all are valid. */
export function firstInvalidAnswer({ concerns = [], checks = [] }: OwnerAnswers): string | undefined {
  const invalidFields = [
    ...concerns.map(({ id, answers }) => ["concerns", id, invalidAnswerOf(concernById(id).questions, answers)]),
    ...checks.map(({ id, inputs }) => ["checks", id, invalidAnswerOf(checkById(id).inputs, inputs)]),
  ];
  return invalidFields.find(([, , invalidField]) => invalidField !== undefined)?.join(".");
}
