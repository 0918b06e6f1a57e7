import { mapUnavailable } from "@hundeblick/kit/mongo";
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
    state: (name) =>
      mapUnavailable(async () => {
        const seed = await model.findById(name).lean();
        return seed ? (seed.finishedAt ? "finished" : "begun") : "none";
      }),
    begin: (name) =>
      mapUnavailable(async () => {
        await model.updateOne({ _id: name }, { $setOnInsert: { begunAt: new Date() } }, { upsert: true });
      }),
    finish: (name) =>
      mapUnavailable(async () => {
        await model.updateOne({ _id: name }, { $set: { finishedAt: new Date() } });
      }),
  };
}
