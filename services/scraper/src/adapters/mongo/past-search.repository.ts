import { reachable } from "@hundeblick/kit/mongo";
import type { Market } from "@hundeblick/proto/language";
import mongoose, { type Connection, Schema } from "mongoose";
import type { PastSearches } from "../../domain/past-searches.ts";

type SearchDocument = { _id: string; found: number; at: Date };
const searchSchema = new Schema<SearchDocument>(
  {
    _id: { type: String, required: true },
    found: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: "searches", versionKey: false, strict: "throw" },
);

const idOf = (market: Market, query: string): string => `${market} ${query.toLocaleLowerCase("de")}`;

/** Searches by market and query, each in the place of the one before. */
export function mongoPastSearches(connection: Connection): PastSearches {
  const model = connection.model<SearchDocument>("Search", searchSchema);
  return {
    remember: (market, { query, found, at }) =>
      reachable(async () => {
        await model.updateOne({ _id: idOf(market, query) }, { $set: { found, at } }, { upsert: true });
      }),
    of: (market, queries) =>
      reachable(async () => {
        const ids = queries.map((query) => idOf(market, query));
        const known = await model.find({ _id: mongoose.trusted({ $in: ids }) }).lean<SearchDocument[]>();
        return queries.flatMap((query, i) => {
          const search = known.find(({ _id }) => _id === ids[i]);
          return search ? [{ query, found: search.found, at: search.at.toISOString() }] : [];
        });
      }),
  };
}
