import { isDuplicate, reachable } from "@hundeblick/kit/mongo";
import mongoose, { type Model, type UpdateQuery } from "mongoose";
import type { Sessions } from "../../domain/ports.ts";
import type { SessionDocument } from "./session.schema.ts";

/** Visits in MongoDB, one document each. First and last times are kept by $min and $max, so order and repetition play no part. */
export function mongoSessions(model: Model<SessionDocument>, now: () => Date): Sessions {
  const touch = (sessionId: string, at: Date, update: UpdateQuery<SessionDocument>) => reachable(() => onceMore(() => model.updateOne(
    { _id: sessionId },
    { ...update, $min: { startedAt: at, ...update.$min }, $max: { lastSeenAt: at }, $set: { changedAt: now(), ...update.$set } },
    { upsert: true },
  )));
  return {
    async reach(sessionId, milestone, at) {
      await touch(sessionId, at, { $min: { [`milestones.${milestone}`]: at } });
    },

    describe: (sessionId, { visitor, landing }) => reachable(async () => {
      for (const [field, value] of Object.entries({ visitor, landing })) {
        if (value) await model.updateOne({ _id: sessionId, [field]: mongoose.trusted({ $exists: false }) }, { $set: { [field]: value, changedAt: now() } });
      }
    }),

    async linkReport(sessionId, made, at) {
      await touch(sessionId, at, { $set: made });
    },

    unlinkReport: (reportId) => reachable(async () => {
      await model.updateMany({ "report.reportId": reportId }, { $unset: { report: 1 }, $set: { changedAt: now() } });
    }),

    of: (whose) => reachable(async () => {
      const found = await model.find(whose.by === "address" ? { "visitor.pseudonym": whose.pseudonym } : { "visitor.network": whose.network }, { startedAt: 1, report: 1 }).lean<SessionDocument[]>();
      return found.map(({ _id, startedAt, report }) => ({ sessionId: _id, startedAt, ...(report && { report }) }));
    }),

    remove: (ids) => reachable(async () => { await model.deleteMany({ _id: mongoose.trusted({ $in: [...ids] }) }); }),

    removeIdleSince: (moment) => reachable(async () => (await model.deleteMany({ lastSeenAt: mongoose.trusted({ $lt: moment }) })).deletedCount),
  };
}

/** Two writers that begin the same visit at once: the second finds it there. */
const onceMore = <T>(write: () => Promise<T>): Promise<T> => write().catch((error: unknown) => {
  if (isDuplicate(error)) return write();
  throw error;
});
