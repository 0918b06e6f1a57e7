import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bus, connectBus } from "@hundeblick/kit/bus";
import { connectMongo, type Mongo } from "@hundeblick/kit/mongo";
import { eventually, quietLog, WIDE_TIMEOUTS } from "@hundeblick/kit/testing";
import type { MarketOffer } from "@hundeblick/proto/http/catalogue";
import { MARKETS } from "@hundeblick/proto/language";
import * as catalogueRpc from "@hundeblick/proto/rpc/catalogue";
import * as rpc from "@hundeblick/proto/rpc/scraper";
import { updateModels } from "../../src/adapters/mongo/bulk.schema.ts";
import { DEMO_PRODUCTS } from "../../src/data/demo-products.ts";
import { chromiumPath } from "../support/chromium-path.ts";
import { memoryCatalogue } from "../support/memory-catalogue.ts";
import { processesBelow, startScraper } from "../support/scraper-process.ts";

let bus: Bus;
let mongo: Mongo;
const started: { kill(): Promise<unknown> }[] = [];
const scraperProcess = async (env?: Record<string, string>) => {
  const scraper = await startScraper(env);
  started.push(scraper);
  return scraper;
};
beforeAll(async () => {
  const { NATS_URL = "", MONGO_URL = "" } = process.env;
  const servers = { NATS_URL, MONGO_URL, ...WIDE_TIMEOUTS };
  bus = await connectBus(servers, { name: "test", log: quietLog });
  mongo = await connectMongo(servers, { database: "hundeblick_scraper", log: quietLog });
});
afterAll(async () => {
  for (const scraper of started) await scraper.kill();
  await mongo?.close();
  await bus?.close();
});

test("the process becomes ready on the bus and stops in order", async () => {
  const scraper = await scraperProcess();
  expect(scraper.state).toEqual({ ready: true, dependencies: { mongodb: "ok", nats: "ok" } });
  expect(await scraper.stop()).toBe(0);
});

const shortOffer = ({ description: _d, bulletPoints: _b, specifications: _s, ...offer }: MarketOffer) => offer;

/** True while the process runs, false for a zombie. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
};

test("a bulk update continues with the current product after its process was killed, and no browser stays behind", async () => {
  await updateModels(mongo.connection).jobs.deleteMany({});
  const catalogue = memoryCatalogue();
  const ids = DEMO_PRODUCTS.slice(0, 4).map(({ asin }) => catalogue.put("de", { asin, price: "1.00" }));
  const written: string[] = [];
  const third = Promise.withResolvers<void>();
  const dead = Promise.withResolvers<void>();
  await bus.serve(
    { list: catalogueRpc.listProducts, get: catalogueRpc.getProduct, updateMarket: catalogueRpc.updateMarket },
    {
      list: async () => {
        const rows = [...catalogue.products.values()].map(
          ({ dosageInstructions: _d, createdAt: _c, markets, ...row }) => ({
            ...row,
            offer: markets.de ? shortOffer(markets.de) : null,
            coverage: Object.fromEntries(MARKETS.map((market) => [market, "none"])) as never,
            wanting: {},
          }),
        );
        return { rows, total: rows.length, statuses: { active: rows.length, inactive: 0 } };
      },
      get: ({ id }) => catalogue.get(id),
      updateMarket: async ({ id, version, market, changes }) => {
        if (id === ids[2] && !written.includes(id)) {
          third.resolve();
          await dead.promise;
        }
        await catalogue.updateMarket({ id, version }, market, changes ?? {});
        written.push(id);
        return { product: await catalogue.get(id), changed: ["price"] };
      },
    },
  );

  const env = { MARKETPLACE_READER: "browser", CHROMIUM_PATH: chromiumPath() };
  const first = await scraperProcess(env);
  const { jobId } = await bus.call(rpc.startUpdate, { market: "de", by: "mira@hundeblick.test" });
  await third.promise;
  const below = processesBelow(first.pid);
  expect(below.length).toBeGreaterThan(0);
  await first.kill();
  dead.resolve();
  await eventually(
    () => below.filter(isAlive),
    (left) => left.length === 0,
  );

  // as if the lease of 45 s had passed
  await updateModels(mongo.connection).jobs.updateOne({ _id: jobId }, { $set: { leaseUntil: new Date(0) } });
  await scraperProcess(env);
  const { job } = await eventually(
    () => bus.call(rpc.updateStatus, { jobId }),
    ({ job: now }) => now?.state === "finished",
  );
  expect(job).toMatchObject({ summary: { total: 4, successful: 4, failed: 0 } });
  const { results } = await bus.call(rpc.updateResults, { jobId, from: 0 });
  expect(results.map(({ productId }) => productId)).toEqual(ids);
  // the third was read twice with the same result
  expect(written).toEqual([ids[0], ids[1], ids[2], ids[2], ids[3]]);
  expect(ids.map((id) => catalogue.products.get(id)?.markets.de?.price)).toEqual(
    DEMO_PRODUCTS.slice(0, 4).map(({ price }) => price.de),
  );
});
