import { type Connection, type Model, Schema } from "mongoose";
import { AppError } from "../errors/index.ts";
import { isWritten } from "../mongo/index.ts";

type Document = { _id: string; version: number } & Record<string, unknown>;
export type Edited<T> = { value: T; version: number; edited: boolean };
export type Editable<T> = {
  read(): Promise<Edited<T>>;
  /** Saves the next version, or with `null` the default. @throws {AppError} conflict when somebody else changed it */
  save(value: T | null, version: number): Promise<Edited<T>>;
};

/** What operators edit as a whole, in `field` of one document; nothing is stored while the built-in default applies. */
export function mongoEditable<T>(
  connection: Connection,
  { collection, id, field }: { collection: string; id: string; field: string },
  builtIn: T,
): Editable<T> {
  const schema = new Schema<Document>(
    {
      _id: { type: String, required: true },
      version: { type: Number, required: true },
      [field]: { type: Schema.Types.Mixed, default: null } as never,
    },
    { collection, versionKey: false, strict: "throw" },
  );
  const model: Model<Document> = connection.models[collection] ?? connection.model<Document>(collection, schema);
  const edited = (value: T | null, version: number): Edited<T> => ({
    value: value ?? builtIn,
    version,
    edited: value !== null,
  });
  return {
    async read() {
      const found = await model.findById(id).lean<Document>();
      return edited((found?.[field] ?? null) as T | null, found?.version ?? 0);
    },
    async save(value, version) {
      const next = { [field]: value, version: version + 1 };
      const changed = await model.updateOne({ _id: id, version }, { $set: next });
      const isSaved =
        changed.matchedCount === 1 || (version === 0 && (await isWritten(model.create({ _id: id, ...next }))));
      if (!isSaved) throw new AppError("conflict");
      return edited(value, version + 1);
    },
  };
}
