import { MILESTONES, type Milestone } from "@hundeblick/proto/http/tracking";
import type { Counts } from "../../domain/numbers/summary.ts";
import { DIRECT } from "../../domain/source.ts";

const has = (milestone: Milestone) => ({ $cond: [{ $gt: [`$milestones.${milestone}`, null] }, 1, 0] });

/** How many of the eight milestones a visit reached, as an expression. */
const ACTIONS = { $add: MILESTONES.map(has) };
/** True for a machine. */
export const IS_BOT = { $ne: [{ $ifNull: ["$visitor.botReason", null] }, null] };

const SOURCE = { $toLower: { $ifNull: ["$landing.source", DIRECT] } };
const saysIn = (word: string) => ({ $gte: [{ $indexOfCP: [SOURCE, word] }, 0] });
const FROM_FACEBOOK = { $or: [saysIn("facebook"), saysIn("fb")] };
const BUSY = { $gte: [ACTIONS, 2] };
const howMany = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });

/** Accumulators for a $group over visits; the one place that says what is counted. */
export const COUNTED = {
  sessions: { $sum: 1 },
  bounced: howMany({ $not: [BUSY] }),
  listed: howMany({ $or: [BUSY, { $ne: [SOURCE, DIRECT.toLowerCase()] }] }),
  facebook: howMany(FROM_FACEBOOK),
  facebookBusy: howMany({ $and: [FROM_FACEBOOK, BUSY] }),
  seconds: { $sum: { $divide: [{ $subtract: ["$lastSeenAt", "$startedAt"] }, 1_000] } },
  ...Object.fromEntries(MILESTONES.map((milestone) => [milestone, { $sum: has(milestone) }])),
};
export type Counted = Omit<Counts, "reached"> & Record<Milestone, number>;

export const countsOf = ({ sessions, bounced, seconds, listed, facebook, facebookBusy, ...counted }: Counted): Counts => ({
  sessions, bounced, seconds, listed, facebook, facebookBusy,
  reached: Object.fromEntries(MILESTONES.map((milestone) => [milestone, counted[milestone]])) as Record<Milestone, number>,
});
