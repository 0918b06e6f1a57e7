import type { DayNumbers } from "@hundeblick/proto/http/admin/numbers";
import type { Counted, VisitCounts } from "./ports.ts";
import type { RangeDates } from "./range.ts";
import { type Counts, sumOf } from "./summary.ts";
import { medianOf } from "./times.ts";

const DAY_MS = 86_400_000;

/** The counts of a range, day by day including empty days, or in one interval if it is not of whole days. */
export async function countsOfRange(
  counts: VisitCounts,
  { from, to, wholeDays }: RangeDates,
): Promise<{ days: Counted[]; countedAt: Date | null }> {
  if (!wholeDays)
    return {
      days: [{ day: `${from.toISOString()}/${to.toISOString()}`, ...(await counts.between(from, to)) }],
      countedAt: to,
    };
  const { days: counted, countedAt } = await counts.ofDays(from);
  const nobody = sumOf([]);
  const length = Math.floor((to.getTime() - from.getTime()) / DAY_MS) + 1;
  const days = Array.from({ length }, (_, n) => {
    const day = new Date(from.getTime() + n * DAY_MS).toISOString().slice(0, 10);
    return counted.find((one) => one.day === day) ?? { day, people: nobody, machines: nobody };
  });
  return { days, countedAt };
}

export const dayNumbersOf = (
  day: string,
  { sessions: visitors, bounced, seconds, times, reached }: Counts,
): DayNumbers => ({
  day,
  visitors,
  uploaded: reached.uploadedImage,
  analyzed: reached.startedAnalysis,
  emails: reached.enteredEmail,
  reports: reached.viewedReport,
  clicks: reached.clickedProduct,
  bounced,
  seconds: Math.round(seconds),
  medianSeconds: medianOf(times, visitors),
});
