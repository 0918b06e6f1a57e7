import mongoose, { type Model } from "mongoose";
import { toPhotoKeys, uploadsOf } from "../../domain/analysis-fields.ts";
import type { Analyses, PhotoKeys } from "../../domain/ports.ts";
import { analysisUpdates, FIELDS_UNSET_AT_END } from "./analysis-updates.ts";
import { type AnalysisDocument, toAnalysis } from "./analysis.schema.ts";

const { trusted } = mongoose;
const KEYS = { uploadKey: 1, photoKey: 1, extraPhotos: 1 } as const;

const toKeys = (document: AnalysisDocument): PhotoKeys => toPhotoKeys(toAnalysis(document));

const erasure = (photoUntil: Date) => ({
  $set: { state: "failed", failure: "analysis_not_found", erasedAt: new Date(), photoUntil },
  $inc: { attempt: 1 },
  $unset: {
    ...FIELDS_UNSET_AT_END,
    rawAnswer: 1,
    rawExtraAnswer: 1,
    result: 1,
    dogs: 1,
    emergency: 1,
    idempotencyKey: 1,
    contentDigest: 1,
    expiresAt: 1,
  },
});

type Photos = Pick<Analyses, "erase" | "eraseUnacknowledged" | "expiredPhotos" | "markPhotoDeleted" | "neededUploads">;

/** Erasing analyses, and which of their photos to delete. */
export function analysisPhotos(model: Model<AnalysisDocument>): Photos {
  const { update } = analysisUpdates(model);
  const keysOf = async (id: string): Promise<PhotoKeys | undefined> => {
    const found = await model.findById(id, KEYS).lean<AnalysisDocument>();
    return found ? toKeys(found) : undefined;
  };
  return {
    async erase(id, photoUntil) {
      await update({ _id: id }, erasure(photoUntil));
      return keysOf(id);
    },
    async eraseUnacknowledged(id, photoUntil) {
      const erased = await update({ _id: id, state: "queued", told: trusted({ $ne: true }) }, erasure(photoUntil));
      const keys = await keysOf(id);
      return keys && !erased ? "kept" : keys;
    },
    expiredPhotos: async (now, limit) =>
      (
        await model
          .find({ photoUntil: trusted({ $lte: now }) }, KEYS)
          .sort({ photoUntil: 1 })
          .limit(limit)
          .lean<AnalysisDocument[]>()
      ).map(toKeys),
    async markPhotoDeleted({ id }) {
      await model.deleteOne({ _id: id, erasedAt: trusted({ $exists: true }) });
      await update(
        { _id: id },
        { $unset: { photoUntil: 1, rawAnswer: 1, rawExtraAnswer: 1, extraPhotos: 1 }, $set: { photoStored: false } },
      );
    },
    async neededUploads(keys) {
      // an upload is named after its analysis; only the id has an index
      const ids = keys.map((key) => key.replace(/^.*\//, "").replace(/\.\w+$/, ""));
      const needed = await model
        .find({ _id: trusted({ $in: ids }), wakeAt: trusted({ $exists: true }) }, KEYS)
        .lean<AnalysisDocument[]>();
      return new Set(needed.map(toKeys).flatMap(uploadsOf));
    },
  };
}
