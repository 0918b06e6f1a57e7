import { AppError } from "@hundeblick/kit/errors";
import { isDuplicate, isWritten } from "@hundeblick/kit/mongo";
import type { Product } from "@hundeblick/proto/http/catalogue";
import { newId } from "@hundeblick/proto/ids";
import { MARKETS, type Market } from "@hundeblick/proto/language";
import mongoose, { type Model } from "mongoose";
import type { Products } from "../../domain/ports.ts";
import { documentOf, newDocument, productOf } from "./product-document.ts";
import { catalogueOverview, listProducts } from "./product-list.ts";
import type { ProductDocument } from "./product.schema.ts";

const anyOf = (values: readonly string[]) => mongoose.trusted({ $in: [...values] });
/** Names the type: only then MongoDB uses the index, which holds strings only. */
const asinIn = (market: Market, asins: readonly string[]) => ({
  [`markets.${market}.asin`]: mongoose.trusted({ $in: [...asins], $type: "string" }),
});

/** The catalogue in MongoDB, one document per product with all its markets. */
export function mongoProducts(model: Model<ProductDocument>): Products {
  /** By internal id, from the one after `after`. */
  const page = async (filter: object, after: string | null, limit: number): Promise<Product[]> => {
    const from = after === null ? {} : { internalId: mongoose.trusted({ $gt: after }) };
    const found = model.find({ ...filter, ...from }).sort({ internalId: 1 });
    return (await found.hint({ internalId: 1 }).limit(limit).lean<ProductDocument[]>()).map(productOf);
  };

  /** @throws {AppError} conflict naming the unique field, from the name of its index, and who has its value */
  async function rejectDuplicate(error: unknown, product: Product): Promise<never> {
    if (!isDuplicate(error)) throw error;
    const field =
      /(markets\.[a-z]{2}\.asin|internalId)_1/.exec(error instanceof Error ? error.message : "")?.[1] ?? "internalId";
    const market = MARKETS.find((each) => field === `markets.${each}.asin`);
    const isHeld = market ? asinIn(market, [product.markets[market]?.asin ?? ""]) : { internalId: product.internalId };
    const holder = await model
      .findOne(isHeld, { internalId: 1, baseName: 1 })
      .lean<Pick<ProductDocument, "internalId" | "baseName">>();
    throw new AppError("conflict", {
      details: { field, ...(holder && { holderId: holder.internalId, holder: holder.baseName }) },
      cause: error,
    });
  }

  return {
    async holding(ingredientIds) {
      const filter = { isActive: true, ingredientIds: anyOf(ingredientIds) };
      return (await model.find(filter).lean<ProductDocument[]>()).map(productOf);
    },

    async demoByAsin(market, asin) {
      const found = await model.findOne({ demo: true, ...asinIn(market, [asin]) }).lean<ProductDocument>();
      return found ? productOf(found) : null;
    },

    isEmpty: async () => (await model.exists({})) === null,

    async addMissing(products) {
      let added = 0;
      for (const product of products) {
        if (await isWritten(model.create(newDocument(product, newId(), new Date())))) added++;
      }
      return added;
    },

    async byId(id) {
      const found = await model.findById(id).lean<ProductDocument>();
      return found ? productOf(found) : null;
    },

    async matching({ internalIds, asins, soldOn }) {
      const conditions = [
        { internalId: anyOf(internalIds) },
        { "listing.on": anyOf(soldOn) },
        ...MARKETS.map((market) => asinIn(market, asins)),
      ];
      return (await model.find({ $or: conditions }).lean<ProductDocument[]>()).map(productOf);
    },
    list: async (query, now) => listProducts(model, query, now),
    overview: async (now) => catalogueOverview(model, now),
    soldOn: async (markets, after, limit) => page({ "listing.on": anyOf(markets) }, after, limit),

    async insert(product) {
      await model.create(documentOf(product)).catch((error: unknown) => rejectDuplicate(error, product));
    },

    async replace(product, version) {
      const { matchedCount } = await model
        .replaceOne({ _id: product.id, version }, documentOf(product))
        .catch((error: unknown) => rejectDuplicate(error, product));
      return matchedCount === 1;
    },

    async remove(id, version) {
      const { deletedCount } = await model.deleteOne({ _id: id, ...(version === undefined ? {} : { version }) });
      if (deletedCount === 0 && version !== undefined && (await model.exists({ _id: id })))
        throw new AppError("conflict", { details: { field: "version" } });
      return deletedCount === 1;
    },
  };
}
