import { isDuplicate, mapUnavailable } from "@hundeblick/kit/mongo";
import type { KeywordLibrary } from "@hundeblick/proto/http/admin/marketplace";
import { type Connection, type Model, Schema } from "mongoose";
import type { Keywords } from "../../domain/keywords/keyword-library.ts";

type KeywordDocument = { _id: string; version: number; library: KeywordLibrary | null };
const keywordSchema = new Schema<KeywordDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    library: { type: Schema.Types.Mixed, default: null } as never,
  },
  { collection: "keywords", versionKey: false, strict: "throw" },
);

export const keywordModel = (connection: Connection): Model<KeywordDocument> =>
  connection.model<KeywordDocument>("Keywords", keywordSchema);

const ID = "library";

/** The edited library in one document; nothing is stored while the built-in one applies. */
export const mongoKeywords = (model: Model<KeywordDocument>): Keywords => ({
  read: () =>
    mapUnavailable(async () => {
      const found = await model.findById(ID).lean<KeywordDocument>();
      return { library: found?.library ?? null, version: found?.version ?? 0 };
    }),
  save: (library, version) =>
    mapUnavailable(async () => {
      const changed = await model.updateOne({ _id: ID, version }, { $set: { library, version: version + 1 } });
      if (changed.matchedCount === 1 || version > 0) return changed.matchedCount === 1;
      return model.create({ _id: ID, version: 1, library }).then(
        () => true,
        (error: unknown) => {
          if (isDuplicate(error)) return false;
          throw error;
        },
      );
    }),
});
