import type { Bus } from "@hundeblick/kit/bus";
import type { Log } from "@hundeblick/kit/log";
import { type OutboxEntry, relayOutbox } from "@hundeblick/kit/outbox";
import { analysisCompleted, analysisFailed, analysisStarted, photoUploaded } from "@hundeblick/proto/events/analysis.v1";
import mongoose, { type Model } from "mongoose";
import type { AnalysisDocument } from "./analysis.schema.ts";

type WithOutbox = Model<{ _id: string; outbox: OutboxEntry[] }>;
const ROUND = 200;

/** Tells what waits in the analyses' outboxes, one round a call. */
export function analysisFacts(model: Model<AnalysisDocument>, bus: Pick<Bus, "publish">, log: Log): () => Promise<void> {
  // mongoose models of a wider document are not assignable to a narrower one; the relay reads these two fields only.
  const relay = relayOutbox({ model: model as unknown as WithOutbox, facts: [photoUploaded, analysisStarted, analysisCompleted, analysisFailed], bus, log });
  return async () => {
    // The relay's own search is emptied by the global `sanitizeFilter`, which no query option overrides (mongoose 9.12).
    const waiting = await model.find({ "outbox.0": mongoose.trusted({ $exists: true }) }, { _id: 1 }).limit(ROUND).lean();
    for (const { _id } of waiting) await relay.now(_id);
  };
}
