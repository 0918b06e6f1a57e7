import { connectBus } from "@hundeblick/kit/bus";
import { connectMongo } from "@hundeblick/kit/mongo";
import { startProcess } from "@hundeblick/kit/process";
import { serveStatus } from "@hundeblick/kit/status";
import { browserPrinter } from "./adapters/browser/print-page.ts";
import { runBulk } from "./domain/bulk/bulk-update.ts";
import { hostUsage, lastPage } from "./adapters/mongo/host-usage.ts";
import { mongoDailyBudget, mongoSource } from "./adapters/mongo/setting.repository.ts";
import { printQueue } from "./domain/print-queue.ts";
import { canReadAmazon, Env } from "./env.ts";
import { scraperParts } from "./parts.ts";
import { serveScraper } from "./service.ts";

const WORK_MS = 250;
/** Shorter than the call's timeout. */
const PRINT_LIMIT_MS = 2_800;

const { env, log, app } = startProcess("scraper", Env);

const mongo = app.use(await connectMongo(env, { database: "hundeblick_scraper", log }));
const bus = app.use(await connectBus(env, { name: "scraper", log }));
const now = () => new Date();
const budget = mongoDailyBudget(mongo.connection, env.MARKETPLACE_DAILY_BUDGET);
const source = mongoSource(mongo.connection, env.MARKETPLACE);
const deps = await scraperParts({
  bus,
  connection: mongo.connection,
  source: () => source.read(),
  dailyBudget: () => budget.read(),
  use: (resource) => app.use(resource),
  now,
  reader: env.MARKETPLACE_READER,
  chromiumPath: env.CHROMIUM_PATH,
  chromiumSandbox: env.CHROMIUM_SANDBOX === "on",
  log,
});

const { CHROMIUM_PATH: path, TIMEOUT_FACTOR: timeoutFactor } = env;
const sandbox = env.CHROMIUM_SANDBOX === "on";
const printer = path && app.use(browserPrinter({ path, sandbox, log, timeoutFactor }));

await serveScraper(bus, deps, {
  print: printer ? printQueue(printer.print, PRINT_LIMIT_MS * timeoutFactor) : undefined,
  about: {
    source,
    canReadAmazon: canReadAmazon(env),
    budget,
    usage: hostUsage(mongo.connection),
    lastPage: lastPage(mongo.connection),
    now,
  },
});
await serveStatus({ app, bus, service: "scraper", figures: {} });
// one product per run, so that a stop waits for no more than that
app.every(WORK_MS, "bulk update", () => runBulk(deps));
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
