import type { WordAnswer } from "@hundeblick/proto/health/answers";
import { RED_FLAGS_NOW, SIGN_ANSWERS } from "@hundeblick/proto/health/red-flag-lists";
import type { CheckAnswers, MeasuredCheck } from "@hundeblick/proto/health/check";
import { MAX_CONCERNS } from "@hundeblick/proto/health/answer-limits";
import type { ConcernInfo, DogInfo } from "./dog-info.ts";
import { isKey, storedIds, listOf } from "./stored-session.ts";

// shape only: closed lists are checked in the form
type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => Object(Array.isArray(value) ? null : value) as Fields;

/** The stored answers with their lists checked. */
export const storedDog = (kept: DogInfo): DogInfo => ({
  ...kept,
  wordAnswers: storedWordAnswers(kept.wordAnswers),
  concerns: storedConcerns(kept.concerns),
  checks: storedChecks(kept.checks),
});

export const storedConcerns = (value: unknown): ConcernInfo[] =>
  entriesOf(value)
    .slice(0, MAX_CONCERNS)
    .map(({ id, answers, skipped }) => ({
      id: id as ConcernInfo["id"],
      answers: storedAnswers(answers),
      skipped: storedIds(skipped),
    }));

export const storedChecks = (value: unknown): MeasuredCheck[] =>
  entriesOf(value).flatMap(({ id, inputs, measuredAt }) =>
    Date.parse(String(measuredAt)) > 0
      ? [{ id: id as MeasuredCheck["id"], inputs: storedAnswers(inputs), measuredAt: String(measuredAt) }]
      : [],
  );

const storedWordAnswers = (value: unknown): WordAnswer[] =>
  entriesOf(value).flatMap((kept) => {
    const id = RED_FLAGS_NOW.find((known) => known === kept["id"]);
    const answer = SIGN_ANSWERS.find((known) => known === kept["answer"]);
    return id && answer ? [{ id, answer }] : [];
  });

const entriesOf = (value: unknown): Fields[] =>
  listOf(value)
    .map(fieldsOf)
    .filter(({ id }) => isKey(id));

export function storedAnswers(value: unknown): CheckAnswers {
  const answers: CheckAnswers = {};
  for (const [key, given] of Object.entries(fieldsOf(value)).slice(0, 20)) {
    const answer = isKey(given) || Number.isFinite(given) ? (given as string | number) : storedIds(given).slice(0, 12);
    if (isKey(key) && (!Array.isArray(answer) || answer.length > 0)) answers[key] = answer;
  }
  return answers;
}
