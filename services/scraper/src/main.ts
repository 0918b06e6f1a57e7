import { connectBus } from "@hundeblick/kit/bus";
import { connectMongo } from "@hundeblick/kit/mongo";
import { startProcess } from "@hundeblick/kit/process";
import { tellStatus } from "@hundeblick/kit/status";
import { scraperContract } from "@hundeblick/proto/rpc/scraper";
import { workOnBulk } from "./domain/bulk/bulk-update.ts";
import { mongoDailyBudget } from "./adapters/mongo/budget.repository.ts";
import { hostUsage, lastPage } from "./adapters/mongo/host-usage.ts";
import { aboutEndpoints } from "./endpoints/about.rpc.ts";
import { bulkEndpoints } from "./endpoints/bulk-update.rpc.ts";
import { keywordEndpoints } from "./endpoints/keywords.rpc.ts";
import { marketplaceEndpoints } from "./endpoints/marketplace.rpc.ts";
import { Env } from "./env.ts";
import { scraperParts } from "./service.ts";

const WORK_MS = 250;

const { env, log, app } = startProcess("scraper", Env);

const mongo = app.use(await connectMongo(env, { database: "hundeblick_scraper", log }));
const bus = app.use(await connectBus(env, { name: "scraper", log }));
const now = () => new Date();
const budget = mongoDailyBudget(mongo.connection, env.MARKETPLACE_DAILY_BUDGET);
const deps = await scraperParts({
  bus,
  connection: mongo.connection,
  marketplace: env.MARKETPLACE,
  dailyBudget: () => budget.read(),
  use: (resource) => app.use(resource),
  now,
  reader: env.MARKETPLACE_READER,
  chromiumPath: env.CHROMIUM_PATH,
  chromiumSandbox: env.CHROMIUM_SANDBOX === "on",
  log,
});

await bus.serve(scraperContract, {
  ...marketplaceEndpoints(deps),
  ...bulkEndpoints(deps),
  ...keywordEndpoints(deps),
  ...aboutEndpoints({
    source: env.MARKETPLACE,
    budget,
    usage: hostUsage(mongo.connection),
    lastPage: lastPage(mongo.connection, env.MARKETPLACE),
    now,
  }),
});
await tellStatus({ app, bus, service: "scraper", figures: {} });
// one product a turn, so that a stop waits for no more than that
app.every(WORK_MS, "bulk update", () => workOnBulk(deps));
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
