import { type Connection, type Model, Schema } from "mongoose";
import type { Suppressions } from "../../domain/ports.ts";

type SuppressionDocument = { _id: string; everConfirmed: boolean; at: Date };
const suppressionSchema = new Schema<SuppressionDocument>(
  {
    _id: { type: String, required: true },
    everConfirmed: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  { collection: "suppressions", versionKey: false },
);

export const suppressionModel = (connection: Connection): Model<SuppressionDocument> =>
  connection.model<SuppressionDocument>("Suppression", suppressionSchema);

export const mongoSuppressions = (model: Model<SuppressionDocument>): Suppressions => ({
  async add(addressHash, { everConfirmed, at }) {
    await model.updateOne({ _id: addressHash }, { $set: { everConfirmed }, $setOnInsert: { at } }, { upsert: true });
  },
  find: async (addressHash) => model.findById(addressHash, { _id: 0, everConfirmed: 1 }).lean(),
  async remove(addressHash) {
    await model.deleteOne({ _id: addressHash });
  },
});
