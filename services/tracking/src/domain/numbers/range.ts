import type { Range } from "@hundeblick/proto/http/admin/numbers";

const DAY_MS = 86_400_000;
const DAYS: Record<Exclude<Range, "24h">, number> = { "7d": 7, "30d": 30, "90d": 90 };

export type RangeDates = { from: Date; to: Date; wholeDays: boolean };

/** A range of days ends with today, in whole UTC days; 24h are the last 24 hours to the second. */
export function rangeOf(range: Range, now: Date): RangeDates {
  if (range === "24h") return { from: new Date(now.getTime() - DAY_MS), to: now, wholeDays: false };
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return { from: new Date(today - (DAYS[range] - 1) * DAY_MS), to: now, wholeDays: true };
}
