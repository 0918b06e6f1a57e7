import { reachable } from "@hundeblick/kit/mongo";
import { type Connection, Schema } from "mongoose";
import type { DailyBudget } from "../../domain/daily-budget.ts";

type SettingDocument = { _id: string; pages: number };
const settingSchema = new Schema<SettingDocument>(
  { _id: { type: String, required: true }, pages: { type: Number, required: true } },
  { collection: "settings", versionKey: false, strict: "throw" },
);

const ID = "daily-budget";

/** Pages a day and host: what operators set, or, while nobody did, what the environment says. */
export function mongoDailyBudget(connection: Connection, otherwise: number): DailyBudget {
  const model = connection.model<SettingDocument>("Setting", settingSchema);
  return {
    read: () => reachable(async () => (await model.findById(ID).lean())?.pages ?? otherwise),
    save: (pages) =>
      reachable(async () => {
        await model.updateOne({ _id: ID }, { $set: { pages } }, { upsert: true });
      }),
  };
}
