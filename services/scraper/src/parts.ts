import type { Bus } from "@hundeblick/kit/bus";
import type { Editable } from "@hundeblick/kit/editable";
import type { Log } from "@hundeblick/kit/log";
import type { KeywordLibrary, MarketplaceSource } from "@hundeblick/proto/http/admin/marketplace";
import type { Connection } from "mongoose";
import { busCatalogue, demoInCatalogue } from "./adapters/catalogue/bus-catalogue.ts";
import { browserReader } from "./adapters/browser/browse-page.ts";
import { type GetPageOptions, pageGetter } from "./adapters/http/get-page.ts";
import { createHostLimits, type GetPage } from "./domain/host-limits.ts";
import { mongoBulks } from "./adapters/mongo/bulk.repository.ts";
import { hostModel, mongoHosts } from "./adapters/mongo/host.repository.ts";
import { mongoKeywords } from "./adapters/mongo/keyword-library.ts";
import { mongoPastSearches } from "./adapters/mongo/past-search.repository.ts";
import { AMAZON, AMAZON_HOSTS, demoMarket, pageMarketplace } from "./adapters/page-marketplace.ts";
import { startDemoMarket } from "./demo-market/server.ts";
import type { BulkDeps } from "./domain/bulk/bulk-update.ts";
import type { SearchDeps } from "./domain/past-searches.ts";

export type ScraperParts = BulkDeps & SearchDeps & { keywords: Editable<KeywordLibrary> };
type Resource = { name: string; close(): Promise<void> };
type Options = {
  bus: Pick<Bus, "call">;
  connection: Connection;
  /** The current marketplace. */
  source: () => Promise<MarketplaceSource>;
  dailyBudget: () => Promise<number>;
  use: (resource: Resource) => unknown;
  now: () => Date;
  /** Undefined: the browser for Amazon if there is one. */
  reader?: "browser" | "plain" | undefined;
  chromiumPath?: string | undefined;
  /** False: Chromium runs without its sandbox. */
  chromiumSandbox?: boolean | undefined;
  log: Log;
};

/** About a person's speed; our own shop needs no pause. */
const PAUSE_MS = [1_500, 3_000] as const;

/** Wires both marketplaces and the catalogue; the choice between the two is read with each request. */
export async function scraperParts({
  bus,
  connection,
  source,
  dailyBudget,
  use,
  now,
  reader,
  chromiumPath,
  chromiumSandbox = true,
  log,
}: Options): Promise<ScraperParts> {
  const bulks = await mongoBulks(connection);
  const hosts = mongoHosts(hostModel(connection));
  const readerFor = (which: MarketplaceSource, options: GetPageOptions): GetPage => {
    if (chromiumPath === undefined || (reader ?? (which === "amazon" ? "browser" : "plain")) === "plain")
      return pageGetter(options);
    const browser = browserReader({ ...options, path: chromiumPath, sandbox: chromiumSandbox, log });
    use(browser);
    return browser.get;
  };
  const demoShop = await startDemoMarket(demoInCatalogue(bus));
  use(demoShop);
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
  const marketplaces = {
    demo: pageMarketplace(demoMarket(demoShop.origin), demo),
    amazon: pageMarketplace(AMAZON, amazon),
  };
  return {
    marketplace: async () => marketplaces[await source()],
    catalogue: busCatalogue(bus),
    bulks,
    searches: await mongoPastSearches(connection),
    now,
    keywords: mongoKeywords(connection),
    log,
  };
}
