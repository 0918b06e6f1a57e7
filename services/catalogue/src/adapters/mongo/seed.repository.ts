import { type Connection, Schema } from "mongoose";
import type { Seeds } from "../../domain/ports.ts";

type SeedDocument = { _id: string; begunAt: Date; finishedAt?: Date };
const seedSchema = new Schema<SeedDocument>(
  { _id: { type: String, required: true }, begunAt: { type: Date, required: true }, finishedAt: Date },
  { collection: "seeds", versionKey: false },
);

export function mongoSeeds(connection: Connection): Seeds {
  const model = connection.model("Seed", seedSchema);
  return {
    async state(name) {
      const seed = await model.findById(name).lean();
      return seed ? (seed.finishedAt ? "finished" : "begun") : "none";
    },
    async begin(name) {
      await model.updateOne({ _id: name }, { $setOnInsert: { begunAt: new Date() } }, { upsert: true });
    },
    async finish(name) {
      await model.updateOne({ _id: name }, { $set: { finishedAt: new Date() } });
    },
  };
}
