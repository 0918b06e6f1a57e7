import { escapeRegex } from "@hundeblick/kit/mongo";
import type { CatalogueOverview } from "@hundeblick/proto/http/catalogue";
import { MARKETS, type Market } from "@hundeblick/proto/language";
import mongoose, { type Model, type QueryFilter } from "mongoose";
import type { ListQuery, ProductPage } from "../../domain/list-products.ts";
import { MAX_CATEGORIES } from "../../domain/overview.ts";
import { type Condition, conditions, sortIndex } from "../../domain/product-list.ts";
import { productOf } from "./product-document.ts";
import type { ProductDocument } from "./product.schema.ts";

const translated = (condition: Condition): QueryFilter<ProductDocument> => {
  if ("contains" in condition)
    return {
      $or: condition.anyField.map((field) => ({
        [field]: mongoose.trusted({ $regex: escapeRegex(condition.contains) }),
      })),
    };
  return "before" in condition
    ? { [condition.field]: mongoose.trusted({ $lt: condition.before }) }
    : { [condition.field]: condition.is };
};
const filterOf = (all: readonly Condition[]): QueryFilter<ProductDocument> =>
  Object.assign({}, ...all.map(translated)) as QueryFilter<ProductDocument>;

/** One page in the requested order, read along its index; ties by internal id, so that pages do not overlap. */
export function pageQuery(model: Model<ProductDocument>, query: ListQuery, now: Date) {
  const { field, direction } = sortIndex(query.sort, query.market);
  const turn = query.descending ? -1 : 1;
  return model
    .find(filterOf(conditions(query, now, { withStatus: true })))
    .sort({ [field]: direction === turn ? 1 : -1, internalId: turn })
    .hint({ [field]: direction, internalId: 1 })
    .skip(query.offset)
    .limit(query.limit)
    .lean<ProductDocument[]>();
}

/** Number of matches of one status. */
const countQuery = (model: Model<ProductDocument>, query: ListQuery, now: Date, isActive: boolean) =>
  model.countDocuments({ isActive, ...filterOf(conditions(query, now, { withStatus: false })) });

export async function listProducts(model: Model<ProductDocument>, query: ListQuery, now: Date): Promise<ProductPage> {
  const [page, active, inactive] = await Promise.all([
    pageQuery(model, query, now),
    countQuery(model, query, now, true),
    countQuery(model, query, now, false),
  ]);
  const total = { all: active + inactive, active, inactive }[query.active];
  return { products: page.map(productOf), total, statuses: { active, inactive } };
}

/** Overview of the whole catalogue, each figure counted in an index. */
export async function catalogueOverview(model: Model<ProductDocument>, now: Date): Promise<CatalogueOverview> {
  const on = (name: string): Promise<number> => model.countDocuments({ "listing.on": name });
  const ofMarket = async (market: Market) => {
    const [listed, outOfStock, oldPrice] = await Promise.all([
      on(market),
      on(`out-${market}`),
      model.countDocuments(filterOf([{ field: `markets.${market}.staleAt`, before: now }])),
    ]);
    return [market, { listed, oldPrice, outOfStock }] as const;
  };
  const [all, gaps, categories, markets] = await Promise.all([
    model.estimatedDocumentCount(),
    on("gap"),
    categoryCounts(model),
    Promise.all(MARKETS.map(ofMarket)),
  ]);
  return { all, gaps, categories, markets: Object.fromEntries(markets) as CatalogueOverview["markets"] };
}

const categoryCounts = (model: Model<ProductDocument>) =>
  model.aggregate<CatalogueOverview["categories"][number]>([
    { $match: { category: { $gt: "" } } },
    { $group: { _id: "$category", count: { $sum: 1 } } },
    { $sort: { count: -1, _id: 1 } },
    { $limit: MAX_CATEGORIES },
    { $project: { _id: 0, category: "$_id", count: 1 } },
  ]);
