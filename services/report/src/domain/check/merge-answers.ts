import { AppError } from "@hundeblick/kit/errors";
import type { OwnerAnswers, OwnerText } from "@hundeblick/proto/health/answers";
import { MAX_CONCERNS, type MeasuredCheck } from "@hundeblick/proto/health/check";
import { acceptedChecks } from "./accepted-checks.ts";

/**
 * Merges new answers into old ones; the newest answer or measurement counts, and none is from after `now`.
 * @throws {AppError} answers_invalid for too many concerns
 */
export function mergeAnswers(
  earlier: OwnerAnswers,
  added: OwnerAnswers,
  now: Date,
  takenBack: readonly OwnerText[] = [],
): OwnerAnswers {
  const before = { ...earlier };
  for (const text of takenBack) delete before[text];
  const concerns = replacedById(before.concerns ?? [], added.concerns ?? []);
  if (concerns.length > MAX_CONCERNS) throw new AppError("answers_invalid", { details: { field: "concerns" } });
  const stored = before.checks ?? [];
  // reports from before these times were limited may hold one of the future
  const timeOf = (old: MeasuredCheck): number => Math.min(Date.parse(old.measuredAt), now.getTime());
  const newer = acceptedChecks(added.checks ?? [], stored, now).filter(
    ({ id, measuredAt }) => !stored.some((old) => old.id === id && timeOf(old) > Date.parse(measuredAt)),
  );
  const checks = replacedById(stored, newer);
  const conditions = union(before.conditions, added.conditions);
  const medicines = union(before.medicines, added.medicines);
  return {
    ...before,
    ...added,
    ...(concerns.length > 0 && { concerns }),
    ...(checks.length > 0 && { checks }),
    ...(conditions.length > 0 && { conditions }),
    ...(medicines.length > 0 && { medicines }),
  };
}

/** Replaces entries by id and appends new ones. */
function replacedById<Entry extends { id: string }>(before: readonly Entry[], added: readonly Entry[]): Entry[] {
  const isNew = ({ id }: Entry) => !before.some((old) => old.id === id);
  return [...before.map((old) => added.find(({ id }) => id === old.id) ?? old), ...added.filter(isNew)];
}

const union = <Value>(...lists: (readonly Value[] | undefined)[]): Value[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];
