import { mongoEditable } from "@hundeblick/kit/editable";
import type { Mongo } from "@hundeblick/kit/mongo";
import type { Reviewer } from "@hundeblick/proto/http/reviewer";
import type { Testimonials } from "@hundeblick/proto/http/testimonials";
import { importModels, mongoImports } from "./adapters/mongo/import.repository.ts";
import { mongoPriceHistory, priceModel } from "./adapters/mongo/price-observation.repository.ts";
import { mongoProducts } from "./adapters/mongo/product.repository.ts";
import { productModel } from "./adapters/mongo/product.schema.ts";
import { mongoSeeds } from "./adapters/mongo/seed.repository.ts";
import { mongoTransition } from "./adapters/mongo/transition.ts";
import { runImports } from "./domain/imports/run-imports.ts";

type Connected = { mongo: Pick<Mongo, "connection">; now?: () => Date };
export type CatalogueParts = Awaited<ReturnType<typeof catalogueParts>>;

/** Wires the service's parts, with the indexes in place. */
export async function catalogueParts({ mongo: { connection }, now = () => new Date() }: Connected) {
  const models = { product: productModel(connection), price: priceModel(connection), ...importModels(connection) };
  for (const model of Object.values(models)) await model.createIndexes();
  const products = mongoProducts(models.product);
  const imports = mongoImports(models);
  const transition = mongoTransition(models.product);
  const prices = mongoPriceHistory(models.price);
  return {
    now,
    models,
    products,
    prices,
    imports,
    testimonials: mongoEditable<Testimonials>(
      connection,
      { collection: "testimonials", id: "home", field: "testimonials" },
      [],
    ),
    reviewer: mongoEditable<Reviewer | null>(
      connection,
      { collection: "reviewer", id: "site", field: "reviewer" },
      null,
    ),
    seeds: mongoSeeds(connection),
    runImports: () => runImports({ imports, transition, prices, now }),
  };
}
