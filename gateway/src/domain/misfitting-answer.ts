import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { checkById } from "@hundeblick/triage/all-checks";
import { concernById } from "@hundeblick/triage/all-concerns";
import { misfitOf } from "@hundeblick/triage/misfit";

/** Path of the first invalid answer to a concern or check, as `concerns.vomiting.times`; undefined if all are valid. */
export function misfittingAnswer({ concerns = [], checks = [] }: OwnerAnswers): string | undefined {
  const misfits = [
    ...concerns.map(({ id, answers }) => ["concerns", id, misfitOf(concernById(id).questions, answers)]),
    ...checks.map(({ id, inputs }) => ["checks", id, misfitOf(checkById(id).inputs, inputs)]),
  ];
  return misfits.find(([, , misfit]) => misfit !== undefined)?.join(".");
}
