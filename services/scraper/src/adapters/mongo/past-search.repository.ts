import { LANGUAGE_OF, type Market } from "@hundeblick/proto/language";
import mongoose, { type Connection, Schema } from "mongoose";
import type { PastSearches } from "../../domain/past-searches.ts";

type SearchDocument = { _id: string; found: number; at: Date; demo: boolean };
const RETENTION_SECONDS = 90 * 86_400;
const searchSchema = new Schema<SearchDocument>(
  {
    _id: { type: String, required: true },
    found: { type: Number, required: true },
    at: { type: Date, required: true },
    demo: { type: Boolean, required: true },
  },
  { collection: "searches", versionKey: false, strict: "throw" },
);
searchSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION_SECONDS });

const idOf = (market: Market, query: string): string => `${market} ${query.toLocaleLowerCase(LANGUAGE_OF[market])}`;

/** The latest search per market and query, for 90 days. */
export async function mongoPastSearches(connection: Connection): Promise<PastSearches> {
  const model = connection.model<SearchDocument>("Search", searchSchema);
  await model.createIndexes();
  return {
    async save(market, { query, found, at, demo }) {
      await model.updateOne({ _id: idOf(market, query) }, { $set: { found, at, demo } }, { upsert: true });
    },
    async of(market, queries, demo) {
      const ids = queries.map((query) => idOf(market, query));
      const known = await model.find({ _id: mongoose.trusted({ $in: ids }), demo }).lean<SearchDocument[]>();
      return queries.flatMap((query, i) => {
        const search = known.find(({ _id }) => _id === ids[i]);
        return search ? [{ query, found: search.found, at: search.at.toISOString() }] : [];
      });
    },
  };
}
