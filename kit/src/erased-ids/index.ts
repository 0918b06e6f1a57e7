import { EVENTS_STREAM } from "@hundeblick/proto/events/define";
import { type Connection, Schema } from "mongoose";

/** Ids of what was erased, so that late events do not restore its data. */
export type ErasedIds = {
  add(id: string, at: Date): Promise<void>;
  has(id: string): Promise<boolean>;
};

/** Retention of events in the stream, plus a day for clock differences. */
const RETENTION_SECONDS = (EVENTS_STREAM.maxAgeDays + 1) * 86_400;

export async function mongoErasedIds(connection: Connection, collection: string): Promise<ErasedIds> {
  const schema = new Schema<{ _id: string; at: Date }>(
    { _id: { type: String, required: true }, at: { type: Date, required: true } },
    { collection, versionKey: false },
  ).index({ at: 1 }, { expireAfterSeconds: RETENTION_SECONDS });
  const model = connection.model(collection, schema);
  await model.createIndexes();
  return {
    async add(_id, at) {
      await model.updateOne({ _id }, { $setOnInsert: { at } }, { upsert: true });
    },
    has: async (_id) => (await model.exists({ _id })) !== null,
  };
}
