import { secondsSince, type Figures } from "@hundeblick/kit/status";
import mongoose, { type Model } from "mongoose";
import type { AnalysisDocument } from "./analysis.schema.ts";

/** Backlog counted from the documents, because queue messages may be lost. Finished analyses have no `wakeAt`. */
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
