import { connectBus } from "@hundeblick/kit/bus";
import { connectMongo } from "@hundeblick/kit/mongo";
import { startProcess } from "@hundeblick/kit/process";
import { serveStatus } from "@hundeblick/kit/status";
import { demoCatalogue } from "./data/demo-catalogue.ts";
import { seedDemoCatalogue } from "./domain/seed-demo-catalogue.ts";
import { Env } from "./env.ts";
import { catalogueParts } from "./parts.ts";
import { serveCatalogue } from "./service.ts";

const RUN_IMPORTS_MS = 500;

const { env, log, app } = startProcess("catalogue", Env);

const mongo = app.use(await connectMongo(env, { database: "hundeblick_catalogue", log }));
const bus = app.use(await connectBus(env, { name: "catalogue", log }));

const parts = await catalogueParts({ mongo });
if (env.DEMO_CATALOGUE === "on") {
  const added = await seedDemoCatalogue(parts, demoCatalogue);
  if (added > 0) log.info({ added }, "demo products added to the empty catalogue");
}

await serveCatalogue(bus, parts);
await serveStatus({ app, bus, service: "catalogue", figures: {} });
app.every(RUN_IMPORTS_MS, "run imports", parts.runImports);
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
