import { EVENTS_STREAM } from "@hundeblick/proto/events/define";
import { type Connection, Schema } from "mongoose";

/** Erased reports, so that late events do not restore their data. */
export type ErasedReports = {
  add(reportId: string, at: Date): Promise<void>;
  has(reportId: string): Promise<boolean>;
};

const schema = new Schema<{ _id: string; at: Date }>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: "erased_reports", versionKey: false },
);
/** Retention of events in the stream, plus a day for clock differences. */
schema.index({ at: 1 }, { expireAfterSeconds: (EVENTS_STREAM.maxAgeDays + 1) * 86_400 });

export async function mongoErasedReports(connection: Connection): Promise<ErasedReports> {
  const model = connection.model("ErasedReport", schema);
  await model.createIndexes();
  return {
    async add(_id, at) {
      await model.updateOne({ _id }, { $setOnInsert: { at } }, { upsert: true });
    },
    has: async (_id) => (await model.exists({ _id })) !== null,
  };
}
