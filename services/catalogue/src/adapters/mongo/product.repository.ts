import { AppError } from "@hundeblick/kit/errors";
import type { Mirror } from "@hundeblick/kit/mirror";
import { isDuplicate, reachable } from "@hundeblick/kit/mongo";
import type { Product } from "@hundeblick/proto/http/catalogue";
import { newId } from "@hundeblick/proto/ids";
import { MARKETS } from "@hundeblick/proto/language";
import mongoose, { type Model } from "mongoose";
import type { Products } from "../../domain/ports.ts";
import { documentOf, newDocument, productOf } from "./product-document.ts";
import { overviewOf } from "../../domain/overview.ts";
import { pageOf, soldOn } from "../product-list.ts";
import type { ProductDocument } from "./product.schema.ts";

/** The catalogue in MongoDB, one document a product with all its markets; what looks at all of it looks at its copy in memory. */
export function mongoProducts(model: Model<ProductDocument>, mirror: Mirror<Product>): Products {
  const all = async (): Promise<Iterable<Product>> => (await mirror.rows()).rows.values();

  /** @throws {AppError} conflict naming the unique field, from the name of its index, and who has its value */
  async function refuseTaken(error: unknown, product: Product): Promise<never> {
    if (!isDuplicate(error)) throw error;
    const field =
      /(markets\.[a-z]{2}\.asin|internalId)_1/.exec(error instanceof Error ? error.message : "")?.[1] ?? "internalId";
    const market = MARKETS.find((each) => field === `markets.${each}.asin`);
    const value = market ? product.markets[market]?.asin : product.internalId;
    const holder = await model
      .findOne({ [field]: value }, { internalId: 1, baseName: 1 })
      .lean<Pick<ProductDocument, "internalId" | "baseName">>();
    throw new AppError("conflict", {
      details: { field, ...(holder && { holderId: holder.internalId, holder: holder.baseName }) },
      cause: error,
    });
  }

  return {
    holding: (ingredientIds) =>
      reachable(async () => {
        const filter = { isActive: true, ingredientIds: mongoose.trusted({ $in: [...ingredientIds] }) };
        return (await model.find(filter).lean<ProductDocument[]>()).map(productOf);
      }),

    demoByAsin: (market, asin) =>
      reachable(async () => {
        const found = await model.findOne({ demo: true, [`markets.${market}.asin`]: asin }).lean<ProductDocument>();
        return found ? productOf(found) : null;
      }),

    isEmpty: () => reachable(async () => (await model.exists({})) === null),

    addMissing: (products) =>
      reachable(async () => {
        let added = 0;
        for (const product of products) {
          const isNew = await model.create(newDocument(product, newId(), new Date())).then(
            () => true,
            (error: unknown) => ignoreDuplicate(error),
          );
          if (isNew) added++;
        }
        return added;
      }),

    byId: (id) =>
      reachable(async () => {
        const found = await model.findById(id).lean<ProductDocument>();
        return found ? productOf(found) : null;
      }),

    all: async () => [...(await all())],
    list: async (query, now) => pageOf(await all(), query, now),
    overview: async (now) => overviewOf(await all(), now),
    soldOn: async (markets, after, limit) => soldOn(await all(), markets, after, limit),

    insert: (product) =>
      reachable(async () => {
        await model.create(documentOf(product)).catch((error: unknown) => refuseTaken(error, product));
      }),

    replace: (product, version) =>
      reachable(async () => {
        const { matchedCount } = await model
          .replaceOne({ _id: product.id, version }, documentOf(product))
          .catch((error: unknown) => refuseTaken(error, product));
        return matchedCount === 1;
      }),

    remove: (id, version) =>
      reachable(async () => {
        const { deletedCount } = await model.deleteOne({ _id: id, ...(version === undefined ? {} : { version }) });
        if (deletedCount === 1) await mirror.forget([id]);
        if (deletedCount === 0 && version !== undefined && (await model.exists({ _id: id })))
          throw new AppError("conflict", { details: { field: "version" } });
        return deletedCount === 1;
      }),
  };
}

function ignoreDuplicate(error: unknown): false {
  if (isDuplicate(error)) return false;
  throw error;
}
