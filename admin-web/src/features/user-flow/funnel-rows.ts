import { type FunnelStep, toPercent } from "@hundeblick/proto/http/admin/numbers";

/** `rate` is of the previous step (null for the first and after 0), `ofVisitors` of the first step. */
export type FunnelRow = FunnelStep & { before: string | null; ofVisitors: number | null; isLowest: boolean };

/** The funnel with both percentages; the largest loss is marked. */
export function funnelRows(funnel: readonly FunnelStep[]): FunnelRow[] {
  const visitors = funnel[0]?.count ?? 0;
  const lowest = funnel.filter(({ rate }) => rate !== null).toSorted((a, b) => (a.rate ?? 0) - (b.rate ?? 0))[0];
  return funnel.map((step, n) => ({
    ...step,
    before: funnel[n - 1]?.step ?? null,
    ofVisitors: toPercent(step.count, visitors),
    isLowest: step === lowest && lowest.rate !== 100,
  }));
}
