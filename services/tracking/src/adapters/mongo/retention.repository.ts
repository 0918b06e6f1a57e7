import { type Connection, Schema } from "mongoose";
import type { RetentionStore } from "../../domain/retention.ts";

type RetentionDocument = { _id: string; rawDays?: number; sweptUntil?: Date };
const retentionSchema = new Schema<RetentionDocument>(
  { _id: { type: String, required: true }, rawDays: Number, sweptUntil: Date },
  { collection: "settings", versionKey: false, strict: "throw" },
);

const ID = "retention";

/** The operators' setting, or the environment's. */
export function mongoRetention(connection: Connection, otherwise: number): RetentionStore {
  const model = connection.model<RetentionDocument>("Retention", retentionSchema);
  const read = async () => model.findById(ID).lean<RetentionDocument>();
  return {
    rawDays: async () => (await read())?.rawDays ?? otherwise,
    async save(rawDays) {
      await model.updateOne({ _id: ID }, { $set: { rawDays } }, { upsert: true });
    },
    deletedUntil: async () => (await read())?.sweptUntil ?? null,
    async saveDeletedUntil(until) {
      await model.updateOne({ _id: ID }, { $max: { sweptUntil: until } }, { upsert: true });
    },
  };
}
