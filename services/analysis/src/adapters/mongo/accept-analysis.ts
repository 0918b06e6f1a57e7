import { AppError } from "@hundeblick/kit/errors";
import { isDuplicate } from "@hundeblick/kit/mongo";
import { outboxEntry } from "@hundeblick/kit/outbox";
import { currentTrace } from "@hundeblick/kit/trace";
import { photoUploaded } from "@hundeblick/proto/events/analysis.v1";
import mongoose, { type Model } from "mongoose";
import { newAnalysis } from "../../domain/new-analysis.ts";
import type { Analyses } from "../../domain/ports.ts";
import { EVENT_NUMBER, eventBase } from "./analysis-events.ts";
import { analysisUpdates } from "./analysis-updates.ts";
import { type AnalysisDocument, toAnalysis } from "./analysis.schema.ts";

const { trusted } = mongoose;
/** Retries when a taken key becomes free again because its analysis is being withdrawn. */
const KEY_TRIES = 3;

/** Stores a new analysis, or finds the one of the same id or idempotency key. */
export function acceptAnalysis(model: Model<AnalysisDocument>): Analyses["accept"] {
  const { update } = analysisUpdates(model);
  /** Acknowledged before it is read, so that a concurrent withdrawal does not erase it. */
  const acknowledgeFirst = async (idempotencyKey: string, contentDigest?: string): Promise<AnalysisDocument | null> => {
    // null: accepted by the previous version, which stored no digest
    const same = contentDigest === undefined ? {} : { contentDigest: trusted({ $in: [contentDigest, null] }) };
    const acknowledged = await update({ idempotencyKey, ...same }, { $set: { told: true } });
    const first = await model.findOne({ idempotencyKey }).lean<AnalysisDocument>();
    if (acknowledged) return first;
    if (first && first.contentDigest !== contentDigest) throw new AppError("idempotency_key_reused");
    return null;
  };

  return async (request, { wakeAt, photoUntil, ...plan }) => {
    const { idempotencyKey, contentDigest, language } = request;
    const analysis = newAnalysis(request, plan);
    const origin = currentTrace();
    const { id: _id, ...fields } = { ...analysis, ...(origin ? { origin } : {}) };
    const uploaded = { ...eventBase(analysis, plan.now), language };
    const document = {
      _id,
      ...fields,
      ...(idempotencyKey ? { idempotencyKey } : {}),
      ...(contentDigest ? { contentDigest } : {}),
      wakeAt,
      photoUntil,
      outbox: [outboxEntry(photoUploaded, EVENT_NUMBER.uploaded, uploaded)],
    };
    for (let tries = 1; ; tries++) {
      try {
        await model.create([document]);
        return { analysis, repeated: false };
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        const same = await model.findById(_id).lean<AnalysisDocument>();
        if (same) return { analysis: toAnalysis(same), repeated: false };
        const first = idempotencyKey && (await acknowledgeFirst(idempotencyKey, contentDigest));
        if (first) return { analysis: toAnalysis(first), repeated: true };
        if (tries === KEY_TRIES) throw error;
      }
    }
  };
}
