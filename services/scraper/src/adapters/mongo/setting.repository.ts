import type { MarketplaceSource } from "@hundeblick/proto/http/admin/marketplace";
import { type Connection, Schema } from "mongoose";
import type { Setting } from "../../domain/setting.ts";

/** Each setting has a document with one field. */
type SettingValues = { pages: number; source: MarketplaceSource };
type SettingDocument = { _id: string } & Partial<SettingValues>;
const settingSchema = new Schema<SettingDocument>(
  { _id: { type: String, required: true }, pages: Number, source: String },
  { collection: "settings", versionKey: false, strict: "throw" },
);

function mongoSetting<Field extends keyof SettingValues>(
  connection: Connection,
  { id, field, otherwise }: { id: string; field: Field; otherwise: SettingValues[Field] },
): Setting<SettingValues[Field]> {
  const model = connection.model<SettingDocument>("Setting", settingSchema);
  return {
    read: async () => (await model.findById(id).lean<Partial<SettingValues>>())?.[field] ?? otherwise,
    async save(value) {
      await model.updateOne({ _id: id }, { $set: { [field]: value } }, { upsert: true });
    },
  };
}

/** Most pages per day and Amazon host: the operators' setting, or the environment's. */
export const mongoDailyBudget = (connection: Connection, otherwise: number): Setting<number> =>
  mongoSetting(connection, { id: "daily-budget", field: "pages", otherwise });

/** Which marketplace is read: the operators' setting, or the environment's. */
export const mongoSource = (connection: Connection, otherwise: MarketplaceSource): Setting<MarketplaceSource> =>
  mongoSetting(connection, { id: "marketplace", field: "source", otherwise });
