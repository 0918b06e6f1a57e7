import { type Connection, type Model, Schema } from "mongoose";
import type { VersionedStore } from "../editable/index.ts";
import { isDuplicate, mapUnavailable } from "../mongo/index.ts";

type Document = { _id: string; version: number } & Record<string, unknown>;

/** One document with the edited value in `field`; nothing is stored while the default applies. */
export function mongoVersionedStore<T>(
  connection: Connection,
  { collection, id, field }: { collection: string; id: string; field: string },
): VersionedStore<T> {
  const schema = new Schema<Document>(
    {
      _id: { type: String, required: true },
      version: { type: Number, required: true },
      [field]: { type: Schema.Types.Mixed, default: null } as never,
    },
    { collection, versionKey: false, strict: "throw" },
  );
  const model: Model<Document> = connection.models[collection] ?? connection.model<Document>(collection, schema);
  return {
    read: () =>
      mapUnavailable(async () => {
        const found = await model.findById(id).lean<Document>();
        return { value: (found?.[field] ?? null) as T | null, version: found?.version ?? 0 };
      }),
    save: (value, version) =>
      mapUnavailable(async () => {
        const next = { [field]: value, version: version + 1 };
        const changed = await model.updateOne({ _id: id, version }, { $set: next });
        if (changed.matchedCount === 1 || version > 0) return changed.matchedCount === 1;
        return model.create({ _id: id, ...next }).then(
          () => true,
          (error: unknown) => {
            if (isDuplicate(error)) return false;
            throw error;
          },
        );
      }),
  };
}
