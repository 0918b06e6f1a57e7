import { MAX_CONCERNS } from "@hundeblick/proto/health/check-lists";
import type { CheckAnswers, MeasuredCheck } from "@hundeblick/proto/health/check";
import type { ConcernInfo } from "#shared/session/dog-info.ts";

/** The form's concerns with this one first, up to the maximum. */
export const withConcern = (kept: readonly ConcernInfo[], info: ConcernInfo): ConcernInfo[] =>
  [info, ...kept.filter(({ id }) => id !== info.id)].slice(0, MAX_CONCERNS);

/** The form's checks with this one replaced. */
export const withCheck = (
  kept: readonly MeasuredCheck[],
  id: MeasuredCheck["id"],
  inputs: CheckAnswers,
  now: Date,
): MeasuredCheck[] => {
  const others = kept.filter((other) => other.id !== id);
  return Object.keys(inputs).length === 0 ? others : [...others, { id, inputs, measuredAt: now.toISOString() }];
};
