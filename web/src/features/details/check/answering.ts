import type { CheckAnswers } from "@hundeblick/proto/health/check";
import type { Concern } from "@hundeblick/triage/concern";
import { type Dog, traitsOf } from "@hundeblick/triage/dog";
import { holds } from "@hundeblick/triage/holds";
import type { ConcernInfo } from "#shared/session/dog-info.ts";

export const NONE = "none";
export type Answer = CheckAnswers[string];

/** Sets an answer, or removes it with an empty list, and removes answers that are no longer due. */
export function answered(concern: Concern, info: ConcernInfo, question: string, answer: Answer, dog: Dog): ConcernInfo {
  const { [question]: _before, ...others } = info.answers;
  const isTakenBack = Array.isArray(answer) && answer.length === 0;
  return {
    ...info,
    answers: onlyDue(concern, isTakenBack ? others : { ...others, [question]: answer }, dog),
    skipped: info.skipped.filter((id) => id !== question),
  };
}

/** The owner does not know, or withdraws the answer. */
export function skipped(concern: Concern, info: ConcernInfo, question: string, dog: Dog): ConcernInfo {
  const without = answered(concern, info, question, [], dog);
  return { ...without, skipped: [...without.skipped, question] };
}

/** Earlier questions in their order. */
export const behind = (concern: Concern, { answers, skipped: open }: ConcernInfo) =>
  concern.questions.filter(({ id }) => Object.hasOwn(answers, id) || open.includes(id));

/** Toggles an option; "none of these" excludes the others. */
export function toggled(before: Answer | undefined, option: string, on: boolean): string[] {
  const others = (Array.isArray(before) ? before : []).filter((id) => id !== option && id !== NONE);
  if (!on) return others;
  return option === NONE ? [NONE] : [...others, option];
}

function onlyDue(concern: Concern, answers: CheckAnswers, dog: Dog): CheckAnswers {
  const traits = traitsOf(dog);
  let due = answers;
  for (const { id, askIf } of concern.questions) {
    if (!askIf || !Object.hasOwn(due, id) || holds(askIf, due, traits)) continue;
    const { [id]: _stale, ...rest } = due;
    due = rest;
  }
  return due;
}
