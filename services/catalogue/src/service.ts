import type { Bus } from "@hundeblick/kit/bus";
import { editable } from "@hundeblick/kit/editable";
import { mongoVersionedStore } from "@hundeblick/kit/versioned-store";
import type { Claims } from "@hundeblick/proto/http/claims";
import { catalogueContract } from "@hundeblick/proto/rpc/catalogue";
import type { Connection } from "mongoose";
import { importModels, mongoImports } from "./adapters/mongo/import.repository.ts";
import { mongoPriceHistory, priceModel } from "./adapters/mongo/price-observation.repository.ts";
import { mongoProducts } from "./adapters/mongo/product.repository.ts";
import { productModel } from "./adapters/mongo/product.schema.ts";
import { mongoSeeds } from "./adapters/mongo/seed.repository.ts";
import { mongoTransition } from "./adapters/mongo/transition.ts";
import { siteClaims } from "./data/site-claims.ts";
import { runImports } from "./domain/imports/run-imports.ts";
import { demoProductEndpoint } from "./endpoints/demo-product.rpc.ts";
import { homeClaimEndpoints } from "./endpoints/home-claims.rpc.ts";
import { operatorImportEndpoints } from "./endpoints/operator-imports.rpc.ts";
import { operatorProductEndpoints } from "./endpoints/operator-products.rpc.ts";
import { recommendProductsEndpoint } from "./endpoints/recommend-products.rpc.ts";

/** The service's parts on one database, with the indexes in place. */
export async function catalogueParts(connection: Connection, now: () => Date) {
  const models = { product: productModel(connection), price: priceModel(connection), ...importModels(connection) };
  for (const model of Object.values(models)) await model.createIndexes();
  const products = mongoProducts(models.product);
  const imports = mongoImports(models);
  const transition = mongoTransition(models.product);
  const prices = mongoPriceHistory(models.price);
  return {
    models,
    products,
    prices,
    imports,
    claims: editable(
      mongoVersionedStore<Claims>(connection, { collection: "claims", id: "home", field: "claims" }),
      siteClaims,
    ),
    seeds: mongoSeeds(connection),
    runImports: () => runImports({ imports, transition, prices, now }),
  };
}

export async function serveCatalogue(
  bus: Pick<Bus, "serve">,
  deps: Pick<Awaited<ReturnType<typeof catalogueParts>>, "products" | "prices" | "imports" | "claims"> & {
    now: () => Date;
  },
): Promise<void> {
  await bus.serve(catalogueContract, {
    recommend: recommendProductsEndpoint(deps),
    demo: demoProductEndpoint(deps),
    ...operatorProductEndpoints(deps),
    ...operatorImportEndpoints(deps),
    ...homeClaimEndpoints(deps),
  });
}
