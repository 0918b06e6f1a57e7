import { meter } from "@hundeblick/kit/metrics";
import mongoose, { type Model } from "mongoose";
import type { Sessions } from "../../domain/ports.ts";
import { mergePatches, writePatches } from "./session-patch.ts";
import type { SessionDocument } from "./session.schema.ts";
import { coalesceWrites } from "./coalesce-writes.ts";

/** For dashboards: repeated events count twice. The exact numbers are in the rollups. */
const milestones = meter.createCounter("hundeblick.funnel.milestones", { description: "Milestones visits reached" });

/**
 * Visits in MongoDB, one document each, with times kept by $min and $max so that order and repetition do not matter.
 */
export function mongoSessions(model: Model<SessionDocument>, now: () => Date): Sessions {
  const write = coalesceWrites({
    merge: mergePatches,
    write: async (patches) => writePatches(model, patches, now()),
  });
  return {
    async reach(sessionId, milestone, at, known) {
      await write(sessionId, { ...known, seen: { first: at, last: at }, milestones: { [milestone]: at } });
      milestones.add(1, { milestone });
    },

    async unreach(sessionId, milestone) {
      await model.updateOne(
        { _id: sessionId },
        { $unset: { [`milestones.${milestone}`]: 1 }, $set: { changedAt: now() } },
      );
    },

    describe: (sessionId, known) => write(sessionId, { ...known, milestones: {} }),

    linkReport: (sessionId, made, at) => write(sessionId, { made, seen: { first: at, last: at }, milestones: {} }),

    async unlinkReport(reportId) {
      await model.updateMany({ "report.reportId": reportId }, { $unset: { report: 1 }, $set: { changedAt: now() } });
    },

    async of(filter) {
      const found = await model
        .find(
          filter.by === "address" ? { "visitor.pseudonym": filter.pseudonym } : { "visitor.network": filter.network },
          { startedAt: 1, report: 1 },
        )
        .lean<SessionDocument[]>();
      return found.map(({ _id, startedAt, report }) => ({ sessionId: _id, startedAt, ...(report && { report }) }));
    },

    async remove(ids) {
      await model.deleteMany({ _id: mongoose.trusted({ $in: [...ids] }) });
    },

    // uses the index on the start, because a visit began before its last event; another index would slow down writes
    removeIdleSince: async (moment) =>
      (
        await model.deleteMany({
          startedAt: mongoose.trusted({ $lt: moment }),
          lastSeenAt: mongoose.trusted({ $lt: moment }),
        })
      ).deletedCount,
  };
}
