import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { MeasuredCheck } from "@hundeblick/proto/health/check";

/** Reported weight; `at` in UTC, ISO 8601. */
export type StatedWeight = { kg: number; at: string };
/** Earlier checks, without the newest of each, and all weights; both oldest first. */
export type History = { checks: MeasuredCheck[]; weights: StatedWeight[] };

const MAX_CHECKS = 30;
const MAX_WEIGHTS = 10;

export const firstHistory = ({ weightKg }: OwnerAnswers, at: Date): History => ({
  checks: [],
  weights: weightKg === undefined ? [] : [{ kg: weightKg, at: at.toISOString() }],
});

/** The history after `after` replaced `before`: replaced checks are added to it. */
export function historyAfter(
  { checks, weights }: History,
  before: OwnerAnswers,
  after: OwnerAnswers,
  at: Date,
): History {
  const replaced = (before.checks ?? []).filter(
    (old) => !after.checks?.some(({ id, measuredAt }) => id === old.id && measuredAt === old.measuredAt),
  );
  const isNewWeight = after.weightKg !== undefined && after.weightKg !== before.weightKg;
  return {
    checks: [...checks, ...replaced].slice(-MAX_CHECKS),
    weights: isNewWeight
      ? [...weights, { kg: after.weightKg ?? 0, at: at.toISOString() }].slice(-MAX_WEIGHTS)
      : weights,
  };
}
