import { outboxField, type OutboxEntry } from "@hundeblick/kit/outbox";
import { type Connection, type Model, Schema } from "mongoose";
import type { PendingAddress, StoredReport } from "../../domain/ports.ts";

/** A report, or the tombstone of an erased one: ids, `erasedAt` and pending events. */
export type ReportDocument = {
  _id: string;
  analysisId: string;
  outbox: OutboxEntry[];
  /** From unlocking until mail has stored it. */
  leftAddress?: Omit<PendingAddress, "reportId">;
  erasedAt?: Date;
} & Partial<Omit<StoredReport, "id" | "analysisId">>;

const schema = new Schema<ReportDocument>(
  {
    _id: { type: String, required: true },
    analysisId: { type: String, required: true },
    createdAt: Date,
    language: String,
    market: String,
    photoKey: String,
    extraPhotos: { type: [Schema.Types.Mixed], default: undefined },
    unlocked: Boolean,
    composed: Schema.Types.Mixed,
    source: Schema.Types.Mixed,
    version: Number,
    composedAt: Date,
    earlier: { type: [Schema.Types.Mixed], default: undefined },
    staysOpen: Boolean,
    followUp: Schema.Types.Mixed,
    leftAddress: Schema.Types.Mixed,
    erasedAt: Date,
    outbox: outboxField,
  },
  { versionKey: false, minimize: false, collection: "reports" },
);
schema.index({ analysisId: 1 }, { unique: true });
schema.index({ "leftAddress.at": 1 }, { sparse: true });
schema.index({ "followUp.tokenHash": 1 }, { sparse: true });
schema.index({ "outbox.0": 1 }, { sparse: true });

/** With its indexes: without the unique one, two workers could compose two reports. */
export async function reportModel(connection: Connection): Promise<Model<ReportDocument>> {
  const model = connection.model<ReportDocument>("Report", schema);
  await model.createIndexes();
  return model;
}
