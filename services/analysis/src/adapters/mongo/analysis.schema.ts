import { outboxField, type OutboxEntry } from "@hundeblick/kit/outbox";
import { type Connection, type Model, Schema } from "mongoose";
import type { Analysis } from "../../domain/analysis.ts";

/** A stored analysis. `wakeAt` is unset when it ends, `photoUntil` when the photo is deleted. */
export type AnalysisDocument = Omit<Analysis, "id"> & {
  _id: string;
  idempotencyKey?: string;
  /** Digest of the request; missing from the previous version. */
  contentDigest?: string;
  /** Another request with the same key received its id. */
  told?: boolean;
  /** When it counts as stalled. */
  wakeAt?: Date;
  photoUntil?: Date;
  erasedAt?: Date;
  finishedAt?: Date;
  /** When a failed one is deleted; an erased one is deleted with its photo. */
  expiresAt?: Date;
  outbox: OutboxEntry[];
};

export const toAnalysis = ({ _id, outbox: _outbox, ...rest }: AnalysisDocument): Analysis => ({ id: _id, ...rest });

const schema = new Schema(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true },
    stage: { type: String, required: true },
    attempt: { type: Number, required: true },
    tries: { type: Number, required: true },
    wakes: { type: Number, required: true },
    wokenAt: Date,
    leaseUntil: Date,
    wakeAt: Date,
    uploadKey: { type: String, required: true },
    photoKey: { type: String, required: true },
    photoStored: { type: Boolean, required: true },
    large: Boolean,
    extraPhotos: { type: [Schema.Types.Mixed], default: undefined },
    photoUntil: Date,
    looked: Schema.Types.Mixed,
    rawAnswer: String,
    rawExtraAnswer: String,
    answers: Schema.Types.Mixed,
    subject: Schema.Types.Mixed,
    language: { type: String, required: true },
    market: { type: String, required: true },
    visit: Schema.Types.Mixed,
    origin: String,
    idempotencyKey: String,
    contentDigest: String,
    told: Boolean,
    result: Schema.Types.Mixed,
    failure: String,
    dogs: Schema.Types.Mixed,
    emergency: Schema.Types.Mixed,
    createdAt: { type: Date, required: true },
    finishedAt: Date,
    expiresAt: Date,
    erasedAt: Date,
    outbox: outboxField,
  },
  { strict: "throw", minimize: false, versionKey: false, collection: "analyses" },
);

// named, because an earlier version made a partial index under the default name
schema.index({ idempotencyKey: 1 }, { unique: true, sparse: true, name: "idempotencyKey_sparse" });
// sparse: unfinished analyses, photos not yet deleted, pending events
schema.index({ wakeAt: 1 }, { sparse: true });
schema.index({ photoUntil: 1 }, { sparse: true });
schema.index({ "outbox.0": 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export async function analysisModel(connection: Connection): Promise<Model<AnalysisDocument>> {
  const model = connection.model<AnalysisDocument>("Analysis", schema as unknown as Schema<AnalysisDocument>);
  await model.createIndexes();
  return model;
}
