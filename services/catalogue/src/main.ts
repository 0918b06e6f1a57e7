import { connectBus } from "@hundeblick/kit/bus";
import { readEnv } from "@hundeblick/kit/env";
import { createLifecycle } from "@hundeblick/kit/lifecycle";
import { createLog } from "@hundeblick/kit/log";
import { connectMongo } from "@hundeblick/kit/mongo";
import { catalogueContract } from "@hundeblick/proto/rpc/catalogue";
import { mongoProducts } from "./adapters/mongo/product.repository.ts";
import { productModel } from "./adapters/mongo/product.schema.ts";
import { mongoSeeds } from "./adapters/mongo/seed.repository.ts";
import { demoCatalogue } from "./data/demo-catalogue.ts";
import { seedDemoCatalogue } from "./domain/seed-demo-catalogue.ts";
import { demoProductEndpoint } from "./endpoints/demo-product.rpc.ts";
import { recommendProductsEndpoint } from "./endpoints/recommend-products.rpc.ts";
import { Env } from "./env.ts";

const env = readEnv(Env);
const log = createLog({ service: "catalogue", level: env.LOG_LEVEL });
const app = createLifecycle({ name: "catalogue", log });

const mongo = app.use(await connectMongo(env, { database: "hundeblick_catalogue", log }));
const bus = app.use(await connectBus(env, { name: "catalogue", log }));

const model = productModel(mongo.connection);
await model.createIndexes();
const products = mongoProducts(model);
const now = () => new Date();

if (env.DEMO_CATALOGUE === "on") {
  const added = await seedDemoCatalogue({ products, seeds: mongoSeeds(mongo.connection) }, demoCatalogue);
  if (added > 0) log.info({ added }, "demo products added to the empty catalogue");
}

await bus.serve(catalogueContract, {
  recommend: recommendProductsEndpoint({ products, now }),
  demo: demoProductEndpoint({ products, now }),
});
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
