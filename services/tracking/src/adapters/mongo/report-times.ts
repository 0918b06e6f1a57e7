import type { Model } from "mongoose";
import type { ReportTimes } from "../../domain/numbers/ports.ts";
import { sumTimes, toTimes } from "../../domain/numbers/times.ts";
import type { SessionDocument } from "./session.schema.ts";

/** Equal to the timeout of the connection for calls. */
const REPLY_MS = 1_500;
const MILLISECONDS = {
  $subtract: [{ $toLong: "$milestones.completedAnalysis" }, { $toLong: "$milestones.uploadedImage" }],
};

/** Seconds from the first photo of a visit to its first report, of people. */
export const mongoReportTimes = (sessions: Model<SessionDocument>): ReportTimes => ({
  async since(from) {
    const groups = await sessions
      .aggregate<{ _id: number; visits: number }>([
        {
          $match: {
            startedAt: { $gte: from },
            "milestones.uploadedImage": { $exists: true },
            "milestones.completedAnalysis": { $exists: true },
            "visitor.botReason": null,
          },
        },
        { $group: { _id: { $floor: { $divide: [MILLISECONDS, 1_000] } }, visits: { $sum: 1 } } },
      ])
      .option({ maxTimeMS: REPLY_MS });
    return sumTimes(groups.map(({ _id, visits }) => toTimes(Math.max(0, Number(_id)), visits)));
  },
});
