import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AppError } from "@hundeblick/kit/errors";
import { testMongo } from "@hundeblick/kit/testing";
import { UPDATE_PAGE } from "@hundeblick/proto/http/admin/marketplace";
import { MarketOffer } from "@hundeblick/proto/http/catalogue";
import { newId } from "@hundeblick/proto/ids";
import { mongoBulks } from "../../src/adapters/mongo/bulk.repository.ts";
import { updateModels } from "../../src/adapters/mongo/bulk.schema.ts";
import { type BulkDeps, controlBulk, findBulk, startBulk, runBulk } from "../../src/domain/bulk/bulk-update.ts";
import type { Marketplace } from "../../src/domain/marketplace.ts";
import { memoryCatalogue } from "../support/memory-catalogue.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
let deps: BulkDeps & { catalogue: ReturnType<typeof memoryCatalogue> };
let asked: string[];
let during: (asin: string) => Promise<void>;
// the real time, because the database deletes what is past its time
const clock = { now: new Date() };
const marketplace: Marketplace = {
  demo: true,
  linkTo: (asin) => asin,
  search: async () => ({ outcome: "ok", value: [] }),
  async product(asin) {
    asked.push(asin);
    await during(asin);
    return asin.endsWith("2")
      ? { outcome: "gone", retryAt: null }
      : { outcome: "ok", value: { marketTitle: `Read ${asin}`, price: "5.00" } };
  },
};
beforeAll(async () => {
  mongo = await testMongo();
});
beforeEach(async () => {
  await updateModels(mongo.connection).jobs.deleteMany({});
  asked = [];
  during = async () => undefined;
  const catalogue = memoryCatalogue();
  for (const n of [1, 2, 3]) catalogue.put("de", { asin: `DEMO00000${n}`, price: "9.00" });
  deps = {
    bulks: await mongoBulks(mongo.connection),
    catalogue,
    marketplace: async () => marketplace,
    now: () => clock.now,
  };
});
afterAll(async () => {
  await mongo?.close();
});

const start = () => startBulk(deps, { market: "de", by: "mira@hundeblick.test" });
const work = async () => {
  while (await runBulk(deps));
};
const resultsOf = (jobId: string) => deps.bulks.results(jobId, 0, 100);
const job = (jobId: string) => findBulk(deps, { jobId });

test("reads every product once, in order, and counts the results", async () => {
  const { jobId } = await start();
  await work();
  expect(asked).toEqual(["DEMO000001", "DEMO000002", "DEMO000003"]);
  const done = await job(jobId);
  expect(done).toMatchObject({
    state: "finished",
    summary: { total: 3, successful: 2, failed: 1 },
    current: null,
    finishedAt: clock.now.toISOString(),
  });
  const results = await resultsOf(jobId);
  expect(results.map(({ asin, status, outcome }) => [asin, status, outcome])).toEqual([
    ["DEMO000001", "success", "ok"],
    ["DEMO000002", "failed", "gone"],
    ["DEMO000003", "success", "ok"],
  ]);
  expect(results[0]?.differences).toContainEqual({ field: "price", before: '"9.00"', after: '"5.00"' });
});

test("begins with products never read, then with the longest unread", async () => {
  deps.catalogue.put("de", { asin: "DEMO000004", lastScraped: "2026-11-20T10:00:00.000Z" });
  deps.catalogue.put("de", { asin: "DEMO000005", lastScraped: "2026-11-19T10:00:00.000Z" });
  deps.catalogue.put("de", { asin: "DEMO000006" });
  await start();
  await work();
  expect(asked.map((asin) => asin.at(-1)).join("")).toBe("123654");
});

test("each result has its duration", async () => {
  const { jobId } = await start();
  during = async () => {
    clock.now = new Date(clock.now.getTime() + 2_300);
  };
  await work();
  expect((await resultsOf(jobId)).map(({ tookMs }) => tookMs)).toEqual([2_300, 2_300, 2_300]);
});

test("leaves out products of the other marketplace; without any others it is rejected", async () => {
  const amazon: Marketplace = { ...marketplace, demo: false };
  const reading = { ...deps, marketplace: async () => amazon };
  await expect(startBulk(reading, { market: "de", by: "x" })).rejects.toMatchObject({ code: "invalid_request" });
  const [, fictional, third] = [...deps.catalogue.products.values()];
  if (!fictional || !third) throw new Error("nothing was put there");
  // fictional under any ASIN, and an invented ASIN under any product
  deps.catalogue.products.set(fictional.id, {
    ...fictional,
    markets: { de: MarketOffer.parse({ ...fictional.markets.de, asin: "B0CX23V2ZJ" }) },
  });
  deps.catalogue.products.set(third.id, { ...third, demo: false });
  const real = deps.catalogue.put("de", { asin: "B0CX23V2ZK" });
  const product = await deps.catalogue.get(real);
  deps.catalogue.products.set(real, { ...product, demo: false });
  expect(await startBulk(reading, { market: "de", by: "x" })).toMatchObject({ summary: { total: 1 } });
  while (await runBulk(reading));
  expect(asked).toEqual(["B0CX23V2ZK"]);
});

test("after a switch of the marketplace the rest is skipped with the reason", async () => {
  const { jobId } = await start();
  await runBulk(deps);
  const amazon: Marketplace = { ...marketplace, demo: false };
  const left = { ...deps, marketplace: async () => amazon };
  while (await runBulk(left));
  expect(asked).toEqual(["DEMO000001"]);
  expect(await job(jobId)).toMatchObject({ state: "finished", summary: { total: 3, successful: 1, failed: 2 } });
  expect((await resultsOf(jobId)).slice(1)).toEqual(
    ["DEMO000002", "DEMO000003"].map((asin) =>
      expect.objectContaining({
        asin,
        status: "failed",
        outcome: "not_allowed",
        error: "Products of the demo marketplace are left out while Amazon is read",
        differences: [],
      }),
    ),
  );
  const [, second] = deps.catalogue.products.values();
  expect(second).toMatchObject({ version: 1, markets: { de: { price: "9.00", lastScraped: null } } });
});

const HOUR_MS = 3_600_000;
const block = (from: string, outcome: "blocked" | "not_allowed") => {
  const retryAt = new Date(clock.now.getTime() + HOUR_MS);
  deps.marketplace = async () => ({
    ...marketplace,
    product: async (asin, market) =>
      asin >= from && clock.now < retryAt ? { outcome, retryAt } : await marketplace.product(asin, market),
  });
  return retryAt.toISOString();
};

test.each(["blocked", "not_allowed"] as const)(
  "waits with the current product while the marketplace may not be asked (%s), also after a restart",
  async (outcome) => {
    const { jobId } = await start();
    const retryAt = block("DEMO000002", outcome);
    await work();
    expect(asked).toEqual(["DEMO000001"]);
    expect(await job(jobId)).toMatchObject({
      state: "running",
      waitsUntil: retryAt,
      current: "Product 1",
      summary: { successful: 1, failed: 0 },
    });
    expect(await resultsOf(jobId)).toHaveLength(1);
    deps.bulks = await mongoBulks(mongo.connection);
    clock.now = new Date(clock.now.getTime() + HOUR_MS - 1);
    expect(await runBulk(deps)).toBe(false);
    clock.now = new Date(clock.now.getTime() + 1);
    await work();
    expect(await job(jobId)).toMatchObject({
      state: "finished",
      waitsUntil: null,
      summary: { successful: 2, failed: 1 },
    });
    expect(await resultsOf(jobId)).toHaveLength(3);
  },
);

test("a product that is blocked again after its wait is a failed result, and the next one is read", async () => {
  const { jobId } = await start();
  deps.marketplace = async () => ({
    ...marketplace,
    product: async (asin, market) =>
      asin === "DEMO000001"
        ? { outcome: "blocked", retryAt: new Date(clock.now.getTime() + HOUR_MS) }
        : await marketplace.product(asin, market),
  });
  await work();
  expect(await job(jobId)).toMatchObject({ state: "running", current: "Product 0" });
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
  await work();
  expect(await job(jobId)).toMatchObject({ state: "finished", summary: { successful: 1, failed: 2 } });
});

test("a waiting job can be cancelled; paused and resumed it asks at once", async () => {
  const { jobId } = await start();
  block("DEMO000001", "blocked");
  await work();
  expect(await controlBulk(deps, { jobId, action: "pause" })).toMatchObject({ state: "paused", waitsUntil: null });
  await controlBulk(deps, { jobId, action: "resume" });
  deps.marketplace = async () => marketplace;
  await runBulk(deps);
  expect(asked).toEqual(["DEMO000001"]);
  block("DEMO000002", "blocked");
  await work();
  expect(await controlBulk(deps, { jobId, action: "cancel" })).toMatchObject({ state: "cancelled", waitsUntil: null });
});

test("starting twice is one job; after its end there is a new one", async () => {
  const first = await start();
  expect((await Promise.all([start(), start()])).map(({ jobId }) => jobId)).toEqual([first.jobId, first.jobId]);
  await work();
  expect((await start()).jobId).not.toBe(first.jobId);
});

test("finds the unfinished job without its market, also when paused", async () => {
  const { jobId } = await start();
  await controlBulk(deps, { jobId, action: "pause" });
  expect(await deps.bulks.live()).toMatchObject({ jobId, market: "de", state: "paused" });
  await controlBulk(deps, { jobId, action: "cancel" });
  expect(await deps.bulks.live()).toBeNull();
});

test("pauses after the current product, resumes with the next, cancels", async () => {
  const { jobId } = await start();
  during = async () => {
    await controlBulk(deps, { jobId, action: "pause" });
  };
  await work();
  expect(await job(jobId)).toMatchObject({ state: "paused", summary: { successful: 1 } });
  await work();
  expect(asked).toHaveLength(1);
  await controlBulk(deps, { jobId, action: "resume" });
  during = async () => {
    await controlBulk(deps, { jobId, action: "cancel" });
  };
  await work();
  expect(await job(jobId)).toMatchObject({ state: "cancelled", summary: { total: 3, successful: 1, failed: 1 } });
  expect(asked).toEqual(["DEMO000001", "DEMO000002"]);
  await expect(controlBulk(deps, { jobId, action: "resume" })).rejects.toMatchObject({ code: "conflict" });
});

test("continues after a crash and the lease with the current product; two workers do not share a job", async () => {
  const { jobId } = await start();
  await deps.bulks.claim(clock.now, 45_000);
  await work();
  expect(asked).toEqual([]);
  clock.now = new Date(clock.now.getTime() + 46_000);
  await Promise.all([work(), work()]);
  await work();
  expect(asked).toEqual(["DEMO000001", "DEMO000002", "DEMO000003"]);
  expect(await job(jobId)).toMatchObject({ state: "finished" });
});

test("retries the same product after an outage of the catalogue", async () => {
  const { jobId } = await start();
  during = async () => {
    throw new AppError("unavailable");
  };
  await expect(work()).rejects.toMatchObject({ code: "unavailable" });
  expect(await job(jobId)).toMatchObject({ state: "running", summary: { successful: 0, failed: 0 } });
  expect(await resultsOf(jobId)).toEqual([]);
  during = async () => undefined;
  clock.now = new Date(clock.now.getTime() + 46_000);
  await work();
  expect(await job(jobId)).toMatchObject({ state: "finished", summary: { successful: 2, failed: 1 } });
});

test("a superseded worker changes no result and no count", async () => {
  const { jobId } = await start();
  const result = {
    productId: "AAAAAAAAAAAAAAAAAAAAAA",
    asin: "DEMO000001",
    name: "One",
    error: null,
    differences: [],
    doubtful: [],
  };
  await deps.bulks.record(jobId, 0, { ...result, status: "failed", outcome: "unreachable" });
  await deps.bulks.record(jobId, 0, { ...result, status: "success", outcome: "ok" });
  expect(await job(jobId)).toMatchObject({ summary: { total: 3, successful: 0, failed: 1 } });
  expect(await resultsOf(jobId)).toMatchObject([{ status: "failed" }]);
});

test("pages the results of ten thousand products to fit the message size", async () => {
  const products = 10_000;
  deps.catalogue = {
    ...deps.catalogue,
    withAsin: async () =>
      Array.from({ length: products }, (_, n) => ({
        id: newId(),
        name: "ä".repeat(500),
        asin: `B${String(n).padStart(9, "0")}`,
        demo: true,
        lastScraped: null,
      })),
  };
  const begun = await start();
  expect(Buffer.byteLength(JSON.stringify(begun))).toBeLessThan(10_000);
  const differences = Object.keys(MarketOffer.shape).map((field) => ({
    field,
    before: "ä".repeat(100),
    after: "ö".repeat(100),
  }));
  for (let n = 0; n < 120; n += 1)
    await deps.bulks.record(begun.jobId, n, {
      productId: newId(),
      asin: "B000000001",
      name: "ä".repeat(200),
      status: "success",
      outcome: "ok",
      error: null,
      differences,
      doubtful: [],
    });
  expect(await job(begun.jobId)).toMatchObject({ summary: { total: products, successful: 120 } });
  const page = await deps.bulks.results(begun.jobId, 0, UPDATE_PAGE);
  expect(page).toHaveLength(UPDATE_PAGE);
  expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(1_000_000);
  expect(await deps.bulks.results(begun.jobId, UPDATE_PAGE, UPDATE_PAGE)).toHaveLength(20);
});

test("stores no values of a changed long text", async () => {
  const long = "Gelenke ".repeat(40);
  const found = {
    ...marketplace,
    product: async () => ({ outcome: "ok" as const, value: { description: long, price: "5.00" } }),
  };
  const { jobId } = await startBulk(deps, { market: "de", by: "x" });
  await runBulk({ ...deps, marketplace: async () => found });
  expect((await resultsOf(jobId))[0]?.differences).toEqual(
    expect.arrayContaining([
      { field: "description", before: null, after: null },
      { field: "price", before: '"9.00"', after: '"5.00"' },
    ]),
  );
});

test("an unexpected failure has no code for operators to read", async () => {
  const product = () => Promise.reject(new Error("broken"));
  const { jobId } = await start();
  await runBulk({ ...deps, marketplace: async () => ({ ...marketplace, product }) });
  expect((await resultsOf(jobId))[0]).toMatchObject({ status: "failed", outcome: "unreachable", error: null });
});

test("rejects a market without any ASIN; an unknown job is not found", async () => {
  await expect(startBulk(deps, { market: "pl", by: "x" })).rejects.toMatchObject({ code: "invalid_request" });
  await expect(controlBulk(deps, { jobId: "AAAAAAAAAAAAAAAAAAAAAA", action: "pause" })).rejects.toMatchObject({
    code: "not_found",
  });
});
