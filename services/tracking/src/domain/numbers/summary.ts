import { type AnalyticsSummary, type FunnelStep, toPercent } from "@hundeblick/proto/http/admin/numbers";
import { MILESTONES, type Milestone } from "@hundeblick/proto/http/tracking";
import { medianOf, type Times, sumTimes } from "./times.ts";

/**
 * Counts of visits: all, those with fewer than two actions, total seconds, visits by milestone. `times`: visits by
 * duration, missing from days counted by the previous version. `listed`: those in operators' lists; `facebook` and
 * `facebookBusy` (two actions or more): by source.
 */
export type Counts = {
  sessions: number;
  bounced: number;
  seconds: number;
  times?: Times;
  listed: number;
  facebook: number;
  facebookBusy: number;
  reached: Record<Milestone, number>;
};

const none = (): Counts => ({
  sessions: 0,
  bounced: 0,
  seconds: 0,
  times: {},
  listed: 0,
  facebook: 0,
  facebookBusy: 0,
  reached: Object.fromEntries(MILESTONES.map((milestone) => [milestone, 0])) as Record<Milestone, number>,
});

export const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, counts) => ({
      sessions: sum.sessions + counts.sessions,
      bounced: sum.bounced + counts.bounced,
      seconds: sum.seconds + counts.seconds,
      times: sumTimes([sum.times, counts.times]),
      listed: sum.listed + counts.listed,
      facebook: sum.facebook + counts.facebook,
      facebookBusy: sum.facebookBusy + counts.facebookBusy,
      reached: Object.fromEntries(
        MILESTONES.map((milestone) => [milestone, sum.reached[milestone] + counts.reached[milestone]]),
      ) as Record<Milestone, number>,
    }),
    none(),
  );

export function summaryOf({ sessions, bounced, seconds, times, reached }: Counts): AnalyticsSummary {
  const { uploadedImage, startedAnalysis, enteredEmail, viewedReport, clickedProduct } = reached;
  return {
    totalSessions: sessions,
    uploadedImage,
    startedAnalysis,
    enteredEmail,
    viewedReport,
    clickedProduct,
    bounced,
    bounceRate: toPercent(bounced, sessions),
    avgTimeSpent: sessions === 0 ? null : Math.round(seconds / sessions),
    medianTimeSpent: medianOf(times, sessions),
    emailCaptureRate: toPercent(enteredEmail, sessions),
    productCtr: toPercent(clickedProduct, viewedReport),
  };
}

export function funnelOf({ sessions, reached }: Counts): FunnelStep[] {
  const steps = [
    ["Visitors", sessions],
    ["Uploaded", reached.uploadedImage],
    ["Analyzed", reached.startedAnalysis],
    ["Emails", reached.enteredEmail],
    ["Reports", reached.viewedReport],
    ["Clicks", reached.clickedProduct],
  ] as const;
  return steps.map(([step, count], position) => ({
    step,
    count,
    rate: position === 0 ? null : toPercent(count, steps[position - 1]?.[1] ?? 0),
  }));
}
