import mongoose, { type Model, type QueryFilter } from "mongoose";
import { FACEBOOK, type ListFilter } from "../../domain/numbers/listed.ts";
import type { SessionFilter, VisitList } from "../../domain/numbers/ports.ts";
import type { Session } from "../../domain/session.ts";
import { DIRECT } from "../../domain/source.ts";
import type { SessionDocument } from "./session.schema.ts";

const REACHED = { $size: { $objectToArray: { $ifNull: ["$milestones", {}] } } };
const IS_BUSY = { $expr: mongoose.trusted({ $gte: [REACHED, 2] }) };
const HAS_SOURCE = { "landing.source": mongoose.trusted({ $nin: [null, DIRECT] }) };

/** Conditions that together equal `isListed`. */
const listed = ({ facebook, minActions, bots }: ListFilter): QueryFilter<SessionDocument>[] => [
  minActions ? IS_BUSY : { $or: [IS_BUSY, HAS_SOURCE] },
  ...(facebook ? [{ "landing.source": FACEBOOK }] : []),
  ...(bots ? [] : [{ "visitor.botReason": null }]),
];

/** One page, newest first, read along the index of times; ties by id, so that pages do not overlap. */
export const pageQuery = (
  model: Model<SessionDocument>,
  { from, to, ...filter }: SessionFilter,
  offset: number,
  limit: number,
) =>
  model
    .find({ startedAt: mongoose.trusted({ $gte: from, $lte: to }), $and: listed(filter) })
    .sort({ startedAt: -1, _id: 1 })
    .hint({ startedAt: -1, _id: 1 })
    .skip(offset)
    .limit(limit)
    .lean<SessionDocument[]>();

/** Visits for operators, newest first. */
export const mongoVisitList = (model: Model<SessionDocument>): VisitList => ({
  page: async (filter, offset, limit) => (await pageQuery(model, filter, offset, limit)).map(sessionOf),
  ofSessions: async (ids) =>
    (await model.find({ _id: mongoose.trusted({ $in: [...ids] }) }).lean<SessionDocument[]>()).map(sessionOf),
});

/** A visit without milestones has no such field. */
const sessionOf = ({
  _id,
  milestones,
  ...session
}: Omit<SessionDocument, "milestones"> & Partial<Pick<SessionDocument, "milestones">>): Session => ({
  ...session,
  sessionId: _id,
  milestones: milestones ?? {},
});
