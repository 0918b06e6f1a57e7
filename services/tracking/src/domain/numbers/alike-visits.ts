import { MILESTONES, type Milestone } from "@hundeblick/proto/http/tracking";
import { isBusy, isListed, type Shown } from "./listed.ts";
import type { Counts } from "./summary.ts";
import { timesOf } from "./times.ts";

/** Visits that do not differ in anything that is counted but their time: the seconds of each. */
export type AlikeVisits = Omit<Shown, "reached"> & {
  language: string;
  market: string;
  reached: readonly Milestone[];
  seconds: readonly number[];
};

export function countsOf(visits: AlikeVisits): Counts {
  const sessions = visits.seconds.length;
  const manyIf = (condition: boolean): number => (condition ? sessions : 0);
  const shown = (facebook: boolean, minActions: boolean): number =>
    manyIf(isListed(visits, { facebook, minActions, bots: true }));
  return {
    sessions,
    seconds: visits.seconds.reduce((sum, one) => sum + one, 0),
    times: timesOf(visits.seconds),
    bounced: manyIf(!isBusy(visits)),
    listed: shown(false, false),
    facebook: shown(true, false),
    facebookBusy: shown(true, true),
    reached: Object.fromEntries(
      MILESTONES.map((milestone) => [milestone, manyIf(visits.reached.includes(milestone))]),
    ) as Record<Milestone, number>,
  };
}
