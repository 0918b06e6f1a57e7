import { MILESTONES, type Milestone } from "@hundeblick/proto/http/tracking";
import type { Counts } from "../../domain/numbers/summary.ts";

const has = (milestone: Milestone) => ({ $cond: [{ $gt: [`$milestones.${milestone}`, null] }, 1, 0] });

/** How many of the eight milestones a visit reached, as an expression. */
export const ACTIONS = { $add: MILESTONES.map(has) };
/** True for a machine. */
export const IS_BOT = { $ne: [{ $ifNull: ["$visitor.botReason", null] }, null] };

/** Accumulators for a $group over visits; the one place that says what is counted. */
export const COUNTED = {
  sessions: { $sum: 1 },
  bounced: { $sum: { $cond: [{ $lt: [ACTIONS, 2] }, 1, 0] } },
  seconds: { $sum: { $divide: [{ $subtract: ["$lastSeenAt", "$startedAt"] }, 1_000] } },
  ...Object.fromEntries(MILESTONES.map((milestone) => [milestone, { $sum: has(milestone) }])),
};
export type Counted = Omit<Counts, "reached"> & Record<Milestone, number>;

export const countsOf = (counted: Counted): Counts => ({
  sessions: counted.sessions, bounced: counted.bounced, seconds: counted.seconds,
  reached: Object.fromEntries(MILESTONES.map((milestone) => [milestone, counted[milestone]])) as Record<Milestone, number>,
});
