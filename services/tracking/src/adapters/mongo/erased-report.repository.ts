import { mapUnavailable } from "@hundeblick/kit/mongo";
import { EVENTS_STREAM } from "@hundeblick/proto/events/define";
import { type Connection, type Model, Schema } from "mongoose";
import type { ErasedReports } from "../../domain/ports.ts";

type ErasedDocument = { _id: string; at: Date };
const erasedSchema = new Schema<ErasedDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: "erased_reports", versionKey: false },
);
/** Retention of events in the stream, plus a day for clock differences. */
erasedSchema.index({ at: 1 }, { expireAfterSeconds: (EVENTS_STREAM.maxAgeDays + 1) * 86_400 });

export const erasedReportModel = (connection: Connection): Model<ErasedDocument> =>
  connection.model<ErasedDocument>("ErasedReport", erasedSchema);

export const mongoErasedReports = (model: Model<ErasedDocument>): ErasedReports => ({
  add: (reportId, at) =>
    mapUnavailable(async () => {
      await model.updateOne({ _id: reportId }, { $setOnInsert: { at } }, { upsert: true });
    }),
  has: (reportId) => mapUnavailable(async () => (await model.exists({ _id: reportId })) !== null),
});
