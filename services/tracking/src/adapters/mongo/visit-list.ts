import mongoose, { type Model } from "mongoose";
import { isListed, toListedVisit } from "../../domain/numbers/listed.ts";
import type { VisitList } from "../../domain/numbers/ports.ts";
import type { Session } from "../../domain/session.ts";
import type { SessionDocument } from "./session.schema.ts";

const HOUR_MS = 3_600_000;
/** With fewer visits than this in an interval the next one is twice as long. */
const FEW = 200;

/** Visits for operators, newest first. */
export function mongoVisitList(model: Model<SessionDocument>): VisitList {
  const between = async (from: Date, before: Date) =>
    (
      await model
        .find({ startedAt: mongoose.trusted({ $gte: from, $lt: before }) })
        .sort({ startedAt: -1, _id: 1 })
        .lean<SessionDocument[]>()
    ).map(sessionOf);
  return {
    /** Goes back interval by interval, because sorting all visits of 90 days would take seconds. */
    async page({ from, to, ...filter }, offset, limit) {
      const found: Session[] = [];
      let before = to.getTime() + 1;
      for (let pieceMs = HOUR_MS; before > from.getTime() && found.length < offset + limit;) {
        const since = Math.max(from.getTime(), before - pieceMs);
        const visits = await between(new Date(since), new Date(before));
        found.push(...visits.filter((visit) => isListed(toListedVisit(visit), filter)));
        if (visits.length < FEW) pieceMs *= 2;
        before = since;
      }
      return found.slice(offset, offset + limit);
    },
    ofSessions: async (ids) =>
      (await model.find({ _id: mongoose.trusted({ $in: [...ids] }) }).lean<SessionDocument[]>()).map(sessionOf),
  };
}

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
