import { meter } from "@hundeblick/kit/metrics";
import { reachable } from "@hundeblick/kit/mongo";
import mongoose, { type Model } from "mongoose";
import type { Sessions } from "../../domain/ports.ts";
import { mergedPatch, writePatches } from "./session-patch.ts";
import type { SessionDocument } from "./session.schema.ts";
import { writtenTogether } from "./written-together.ts";

/** For dashboards: what comes twice is counted twice. The exact numbers are the rollups'. */
const milestones = meter.createCounter("hundeblick.funnel.milestones", { description: "Milestones visits reached" });

/** Visits in MongoDB, one document each. First and last times are kept by $min and $max, so order and repetition play no part. */
export function mongoSessions(model: Model<SessionDocument>, now: () => Date): Sessions {
  const write = writtenTogether({
    merge: mergedPatch,
    write: (patches) => reachable(() => writePatches(model, patches, now())),
  });
  return {
    async reach(sessionId, milestone, at, known) {
      await write(sessionId, { ...known, seen: { first: at, last: at }, milestones: { [milestone]: at } });
      milestones.add(1, { milestone });
    },

    describe: (sessionId, known) => write(sessionId, { ...known, milestones: {} }),

    linkReport: (sessionId, made, at) => write(sessionId, { made, seen: { first: at, last: at }, milestones: {} }),

    unlinkReport: (reportId) =>
      reachable(async () => {
        await model.updateMany({ "report.reportId": reportId }, { $unset: { report: 1 }, $set: { changedAt: now() } });
      }),

    of: (whose) =>
      reachable(async () => {
        const found = await model
          .find(
            whose.by === "address" ? { "visitor.pseudonym": whose.pseudonym } : { "visitor.network": whose.network },
            { startedAt: 1, report: 1 },
          )
          .lean<SessionDocument[]>();
        return found.map(({ _id, startedAt, report }) => ({ sessionId: _id, startedAt, ...(report && { report }) }));
      }),

    remove: (ids) =>
      reachable(async () => {
        await model.deleteMany({ _id: mongoose.trusted({ $in: [...ids] }) });
      }),

    // A visit began before it was seen last: the start has an index, and every further index makes each write slower.
    removeIdleSince: (moment) =>
      reachable(
        async () =>
          (
            await model.deleteMany({
              startedAt: mongoose.trusted({ $lt: moment }),
              lastSeenAt: mongoose.trusted({ $lt: moment }),
            })
          ).deletedCount,
      ),
  };
}
