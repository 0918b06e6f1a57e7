import { connectBus } from "@hundeblick/kit/bus";
import { connectMongo } from "@hundeblick/kit/mongo";
import { startProcess } from "@hundeblick/kit/process";
import { tellStatus } from "@hundeblick/kit/status";
import { demoCatalogue } from "./data/demo-catalogue.ts";
import { seedDemoCatalogue } from "./domain/seed-demo-catalogue.ts";
import { Env } from "./env.ts";
import { catalogueParts, serveCatalogue } from "./service.ts";

const RUN_IMPORTS_MS = 500;
const FOLLOW_MS = 10_000;
const COMPARE_MS = 3_600_000;

const { env, log, app } = startProcess("catalogue", Env);

const mongo = app.use(await connectMongo(env, { database: "hundeblick_catalogue", log }));
const bus = app.use(await connectBus(env, { name: "catalogue", log }));

const now = () => new Date();
const parts = await catalogueParts(mongo.connection, now);
if (env.DEMO_CATALOGUE === "on") {
  const added = await seedDemoCatalogue(parts, demoCatalogue);
  if (added > 0) log.info({ added }, "demo products added to the empty catalogue");
}

await serveCatalogue(bus, { ...parts, now });
await tellStatus({ app, bus, service: "catalogue", figures: {} });
app.every(RUN_IMPORTS_MS, "run imports", parts.runImports);
app.every(FOLLOW_MS, "follow the products", async () => {
  await parts.mirror.rows();
});
app.every(COMPARE_MS, "compare the products", () => parts.mirror.compare());
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
