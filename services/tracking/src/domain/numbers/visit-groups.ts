import { MILESTONES, type Milestone } from "@hundeblick/proto/http/tracking";
import { isBusy, isListed, type ListedVisit } from "./listed.ts";
import type { Counts } from "./summary.ts";
import { toTimes } from "./times.ts";

/** Visits with equal counted fields: their number, their durations and the sum. */
export type VisitGroup = Omit<ListedVisit, "reached"> & {
  language: string;
  market: string;
  reached: readonly Milestone[];
  sessions: number;
  took: number;
  seconds: number;
};

export function countsOf(visits: VisitGroup): Counts {
  const { sessions, seconds, took } = visits;
  const manyIf = (condition: boolean): number => (condition ? sessions : 0);
  const shown = (facebook: boolean, minActions: boolean): number =>
    manyIf(isListed(visits, { facebook, minActions, bots: true }));
  return {
    sessions,
    seconds,
    times: toTimes(took, sessions),
    bounced: manyIf(!isBusy(visits)),
    listed: shown(false, false),
    facebook: shown(true, false),
    facebookBusy: shown(true, true),
    reached: Object.fromEntries(
      MILESTONES.map((milestone) => [milestone, manyIf(visits.reached.includes(milestone))]),
    ) as Record<Milestone, number>,
  };
}
