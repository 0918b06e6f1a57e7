import { isDuplicate, reachable } from "@hundeblick/kit/mongo";
import { newId } from "@hundeblick/proto/ids";
import mongoose, { type Model } from "mongoose";
import type { Products } from "../../domain/ports.ts";
import { newDocument, productOf } from "./product-document.ts";
import type { ProductDocument } from "./product.schema.ts";

/** The catalogue in MongoDB, one document a product with all its markets. */
export function mongoProducts(model: Model<ProductDocument>): Products {
  return {
    holding: (ingredientIds) => reachable(async () => {
      const filter = { isActive: true, ingredientIds: mongoose.trusted({ $in: [...ingredientIds] }) };
      return (await model.find(filter).lean<ProductDocument[]>()).map(productOf);
    }),

    demoByAsin: (market, asin) => reachable(async () => {
      const found = await model.findOne({ demo: true, [`markets.${market}.asin`]: asin }).lean<ProductDocument>();
      return found ? productOf(found) : null;
    }),

    isEmpty: () => reachable(async () => (await model.exists({})) === null),

    addMissing: (products) => reachable(async () => {
      let added = 0;
      for (const product of products) added += await addOne(model, newDocument(product, newId(), new Date()));
      return added;
    }),
  };
}

const addOne = (model: Model<ProductDocument>, document: ProductDocument): Promise<number> =>
  model.create(document).then(() => 1, (error: unknown) => {
    if (isDuplicate(error)) return 0;
    throw error;
  });
