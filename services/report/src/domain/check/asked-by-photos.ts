import type { SeenCode } from "@hundeblick/proto/health/findings";
import { type CheckId, type ConcernId, MAX_CONCERNS } from "@hundeblick/proto/health/check";
import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import type { Language } from "@hundeblick/proto/language";
import { checkById } from "@hundeblick/triage/all-checks";
import { concernById } from "@hundeblick/triage/all-concerns";
import type { ComposedCheck } from "./composed-check.ts";

/** Questions for findings whose urgency only an answer shows. */
const ASKS: Partial<Record<SeenCode, { check: CheckId } | { concern: ConcernId }>> = {
  coat_dull: { check: "skin_coat" },
  coat_patchy: { check: "skin_coat" },
  coat_matted: { check: "skin_coat" },
  skin_reddened: { check: "skin_coat" },
  flakes_visible: { check: "skin_coat" },
  body_lean: { check: "body_condition" },
  body_heavy: { check: "body_condition" },
  tartar_visible: { check: "teeth" },
  eyes_discharge: { concern: "eyes" },
  eyes_reddened: { concern: "eyes" },
};

/** Questions for findings in photos that were neither answered nor measured. */
export function askedByPhotos(
  seen: readonly string[],
  { concerns, checks }: ComposedCheck,
  language: Language,
): OpenQuestion[] {
  const asks = seen.flatMap((code) => ASKS[code as SeenCode] ?? []);
  const toMeasure = [...new Set(asks.flatMap((ask) => ("check" in ask ? ask.check : [])))];
  const toAnswer = [...new Set(asks.flatMap((ask) => ("concern" in ask ? ask.concern : [])))];
  return [
    ...toAnswer
      .filter((id) => concerns.length < MAX_CONCERNS && !concerns.some((chosen) => chosen.id === id))
      .flatMap((id) => firstQuestion(id, language)),
    ...openChecks(toMeasure, checks, language),
  ];
}

/** The questions for those checks that were not made. */
export const openChecks = (
  ids: readonly CheckId[],
  made: ComposedCheck["checks"],
  language: Language,
): OpenQuestion[] =>
  ids
    .filter((id) => !made.some((one) => one.id === id))
    .map((id) => ({ kind: "check" as const, check: id, text: checkById(id).name[language] }));

/** The question for a concern that was not chosen, with the concern's name. */
export function firstQuestion(id: ConcernId, language: Language): OpenQuestion[] {
  const { name, questions } = concernById(id);
  return questions.slice(0, 1).map((question) => ({
    kind: "concern" as const,
    concern: id,
    question: question.id,
    text: `${name[language]}: ${question.text[language]}`,
  }));
}
