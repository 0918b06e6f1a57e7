import { reachable } from "@hundeblick/kit/mongo";
import mongoose, { type Model, type PipelineStage } from "mongoose";
import type { SessionFilter, VisitList } from "../../domain/numbers/ports.ts";
import type { Session } from "../../domain/session.ts";
import { DIRECT } from "../../domain/source.ts";
import { ACTIONS } from "./counting.ts";
import type { SessionDocument } from "./session.schema.ts";

const MOST_COUNTED = 10_000;

/** Visits for operators' eyes, newest first. */
export function mongoVisitList(model: Model<SessionDocument>): VisitList {
  return {
    page: (filter, offset, limit) => reachable(async () => (await model.aggregate<SessionDocument>([...matching(filter), { $skip: offset }, { $limit: limit }])).map(sessionOf)),
    count: (filter) => reachable(async () => (await model.aggregate<{ matching: number }>([...matching(filter), { $limit: MOST_COUNTED }, { $count: "matching" }]))[0]?.matching ?? 0),
    ofSessions: (ids) => reachable(async () => (await model.find({ _id: mongoose.trusted({ $in: [...ids] }) }).lean<SessionDocument[]>()).map(sessionOf)),
  };
}

/** A named source is always of interest; a direct visit only when somebody did something. */
function matching({ from, to, facebook, minActions, bots }: SessionFilter): PipelineStage[] {
  return [
    { $match: {
      startedAt: { $gte: from, $lte: to },
      ...(bots ? {} : { "visitor.botReason": null }),
      ...(facebook ? { "landing.source": { $regex: "facebook|fb", $options: "i" } } : {}),
    } },
    { $sort: { startedAt: -1, _id: 1 } },
    { $addFields: { actions: ACTIONS } },
    { $match: minActions ? { actions: { $gte: 2 } } : { $or: [{ actions: { $gte: 2 } }, { "landing.source": { $nin: [null, DIRECT] } }] } },
  ];
}

/** A visit that reached nothing has no milestones in its document. */
const sessionOf = ({ _id, milestones, ...session }: Omit<SessionDocument, "milestones"> & Partial<Pick<SessionDocument, "milestones">>): Session => ({ ...session, sessionId: _id, milestones: milestones ?? {} });
