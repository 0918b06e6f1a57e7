import { isWritten } from "@hundeblick/kit/mongo";
import mongoose, { type Connection, type Model, Schema } from "mongoose";
import type { PriceHistory } from "../../domain/ports.ts";

type PriceDocument = { _id: string; productId: string; market: string; price: string; currency: string; at: Date };

const BATCH = 200;
const RETENTION_SECONDS = 400 * 86_400;
const text = { type: String, required: true };
const priceSchema = new Schema<PriceDocument>(
  { _id: text, productId: text, market: text, price: text, currency: text, at: { type: Date, required: true } },
  { collection: "price_observations", versionKey: false, strict: "throw" },
);
priceSchema.index({ productId: 1, market: 1, at: 1 });
priceSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION_SECONDS });

export const priceModel = (connection: Connection): Model<PriceDocument> =>
  connection.model<PriceDocument>("PriceObservation", priceSchema);

/** Observed prices, append-only and idempotent. */
export function mongoPriceHistory(model: Model<PriceDocument>): PriceHistory {
  return {
    note: async (observations) => {
      const documents = observations.map((seen) => ({
        ...seen,
        _id: `${seen.productId}:${seen.market}:${seen.at}`,
        at: new Date(seen.at),
      }));
      for (let n = 0; n < documents.length; n += BATCH) {
        await isWritten(model.insertMany(documents.slice(n, n + BATCH), { ordered: false }));
      }
    },
    async since(productId, market, from) {
      const found = await model
        .find({ productId, market, at: mongoose.trusted({ $gte: from }) })
        .sort({ at: 1 })
        .lean<PriceDocument[]>();
      return found.map(({ price, currency, at }) => ({ price, currency, at: at.toISOString() }));
    },
  };
}
