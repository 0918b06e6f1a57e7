import { secondsSince, type Figures } from "@hundeblick/kit/status";
import mongoose, { type Model } from "mongoose";
import type { AnalysisDocument } from "./analysis.schema.ts";

/**
 * How much waits, counted from the documents: what the queue says may be lost or seen by nobody. Finished analyses
 * have no `wakeAt`.
 */
export function analysisFigures(model: Model<AnalysisDocument>, now: () => Date): Figures {
  const unfinished = { wakeAt: mongoose.trusted({ $exists: true }) };
  return {
    "analysis.unfinished": () => model.countDocuments(unfinished),
    async "analysis.oldest_unfinished.age"() {
      const oldest = await model.findOne(unfinished, { createdAt: 1 }).sort({ createdAt: 1 }).lean<AnalysisDocument>();
      return secondsSince(oldest?.createdAt, now());
    },
  };
}
