import { type CheckId, CHECKS, type ConcernId } from "@hundeblick/proto/health/check-lists";
import { fittingChecks } from "@hundeblick/triage/fitting-checks";

/** Suggested checks: those with a result, those of the concerns, then body condition. */
export function offeredChecks(concerns: readonly ConcernId[], made: readonly CheckId[]): CheckId[] {
  return [...new Set<CheckId>([...fittingChecks(concerns), "body_condition", ...made])].filter((id) =>
    CHECKS.includes(id),
  );
}
