import type { Bus } from "@hundeblick/kit/bus";
import type { Log } from "@hundeblick/kit/log";
import type { Mongo } from "@hundeblick/kit/mongo";
import type { MarketplaceSource } from "@hundeblick/proto/http/admin/marketplace";
import { browserReader } from "./adapters/browser/browse-page.ts";
import { browserPrinter } from "./adapters/browser/print-page.ts";
import { busCatalogue, demoInCatalogue } from "./adapters/catalogue/bus-catalogue.ts";
import { type GetPageOptions, pageGetter } from "./adapters/http/get-page.ts";
import { mongoBulks } from "./adapters/mongo/bulk.repository.ts";
import { hostModel, mongoHosts } from "./adapters/mongo/host.repository.ts";
import { hostUsage, lastPage } from "./adapters/mongo/host-usage.ts";
import { mongoKeywords } from "./adapters/mongo/keyword-library.ts";
import { mongoPastSearches } from "./adapters/mongo/past-search.repository.ts";
import { mongoDailyBudget, mongoSource } from "./adapters/mongo/setting.repository.ts";
import { AMAZON, AMAZON_HOSTS, demoMarket, pageMarketplace } from "./adapters/page-marketplace.ts";
import { startDemoMarket } from "./demo-market/server.ts";
import { createHostLimits, type GetPage } from "./domain/host-limits.ts";
import { printQueue } from "./domain/print-queue.ts";
import { canReadAmazon, type Env } from "./env.ts";

type Connected = {
  env: Env;
  mongo: Pick<Mongo, "connection">;
  bus: Pick<Bus, "call">;
  log: Log;
  /** Closes a resource with the process. */
  use: <Resource extends { name: string; close(): Promise<void> }>(resource: Resource) => Resource;
};
export type ScraperParts = Awaited<ReturnType<typeof scraperParts>>;

/** About a person's speed; our own shop needs no pause. */
const PAUSE_MS = [1_500, 3_000] as const;
/** Shorter than the call's timeout. */
const PRINT_LIMIT_MS = 2_800;

/** Wires the service's parts, with the indexes in place. */
export async function scraperParts(connected: Connected) {
  const { env, mongo, bus, log, use } = connected;
  const { connection } = mongo;
  const now = () => new Date();
  const settings = {
    source: mongoSource(connection, env.MARKETPLACE),
    budget: mongoDailyBudget(connection, env.MARKETPLACE_DAILY_BUDGET),
  };
  const marketplaces = await openMarketplaces(connected, () => settings.budget.read(), now);
  const chromium = chromiumOf(connected);
  const printer = chromium && use(browserPrinter({ ...chromium, timeoutFactor: env.TIMEOUT_FACTOR }));
  return {
    // read with each request, so that a change applies at once
    marketplace: async () => marketplaces[await settings.source.read()],
    catalogue: busCatalogue(bus),
    bulks: await mongoBulks(connection),
    searches: await mongoPastSearches(connection),
    keywords: mongoKeywords(connection),
    now,
    log,
    /** Missing without Chromium. */
    print: printer && printQueue(printer.print, PRINT_LIMIT_MS * env.TIMEOUT_FACTOR),
    about: {
      ...settings,
      canReadAmazon: canReadAmazon(env),
      usage: hostUsage(connection),
      lastPage: lastPage(connection),
      now,
    },
  };
}

/** Both marketplaces, each with its limits for a host. */
async function openMarketplaces(connected: Connected, dailyBudget: () => Promise<number>, now: () => Date) {
  const { env, mongo, bus, use } = connected;
  const hosts = mongoHosts(hostModel(mongo.connection));
  const chromium = chromiumOf(connected);
  const readerFor = (source: MarketplaceSource, options: GetPageOptions): GetPage => {
    const reader = env.MARKETPLACE_READER ?? (source === "amazon" ? "browser" : "plain");
    return chromium && reader === "browser" ? use(browserReader({ ...options, ...chromium })).get : pageGetter(options);
  };
  const demoShop = use(await startDemoMarket(demoInCatalogue(bus)));
  const demo = createHostLimits({
    get: readerFor("demo", { hosts: [], own: demoShop.origin }),
    hosts,
    dailyBudget: async () => Number.MAX_SAFE_INTEGER,
    pauseMs: [0, 0],
    now,
  });
  const amazon = createHostLimits({
    get: readerFor("amazon", { hosts: AMAZON_HOSTS }),
    hosts,
    dailyBudget,
    pauseMs: PAUSE_MS,
    now,
  });
  return { demo: pageMarketplace(demoMarket(demoShop.origin), demo), amazon: pageMarketplace(AMAZON, amazon) };
}

const chromiumOf = ({ env: { CHROMIUM_PATH: path, CHROMIUM_SANDBOX: sandbox }, log }: Connected) =>
  path === undefined ? undefined : { path, sandbox: sandbox === "on", log };
