import { afterAll, beforeAll, expect, test } from "vitest";
import { fakeBus, testMongo } from "@hundeblick/kit/testing";
import { aboutMarketplace, saveBudget, saveSource } from "@hundeblick/proto/rpc/scraper";
import { hostModel, mongoHosts } from "../../src/adapters/mongo/host.repository.ts";
import { hostUsage, lastPage } from "../../src/adapters/mongo/host-usage.ts";
import { mongoDailyBudget, mongoSource } from "../../src/adapters/mongo/setting.repository.ts";
import {
  chooseMarketplace,
  describeMarketplace,
  saveBudget as saveBudgetOf,
} from "../../src/domain/describe-marketplace.ts";

const NOW = new Date("2026-11-21T12:00:00.000Z");
let mongo: Awaited<ReturnType<typeof testMongo>>;
beforeAll(async () => {
  mongo = await testMongo();
});
afterAll(async () => {
  await mongo.close();
});

/** A process with this marketplace in its environment. */
const scraper = (source: "demo" | "amazon", canReadAmazon = true) => {
  const bus = fakeBus();
  const deps = {
    source: mongoSource(mongo.connection, source),
    canReadAmazon,
    budget: mongoDailyBudget(mongo.connection, 500),
    usage: hostUsage(mongo.connection),
    lastPage: lastPage(mongo.connection),
    now: () => NOW,
  };
  bus.respond(aboutMarketplace, () => describeMarketplace(deps));
  bus.respond(saveBudget, ({ dailyBudget }) => saveBudgetOf(deps, dailyBudget));
  bus.respond(saveSource, (request) => chooseMarketplace(deps, request.source));
  return bus;
};
const about = (source: "demo" | "amazon") => scraper(source).call(aboutMarketplace, {});

test("Amazon reports today's usage and blocked hosts", async () => {
  const hosts = mongoHosts(hostModel(mongo.connection));
  // our own marketplace has another port with each start
  for (let port = 40_000; port < 40_025; port++) await hosts.take(`127.0.0.1:${port}`, "2026-11-21", 500);
  for (let i = 0; i < 3; i++) await hosts.take("www.amazon.de", "2026-11-21", 500);
  await hosts.take("www.amazon.com", "2026-11-20", 500);
  await hosts.close("www.amazon.de", new Date("2026-11-21T12:15:00.000Z"));
  await hosts.close("www.amazon.com", new Date("2026-11-21T11:00:00.000Z"));
  expect(await about("amazon")).toEqual({
    source: "amazon",
    canReadAmazon: true,
    dailyBudget: 500,
    timeZone: "UTC",
    lastPage: null,
    hosts: [
      { host: "www.amazon.com", usedToday: 0, closedUntil: null },
      { host: "www.amazon.de", usedToday: 3, closedUntil: "2026-11-21T12:15:00.000Z" },
    ],
  });
});

test("our own marketplace has no budget", async () => {
  expect(await about("demo")).toEqual({
    source: "demo",
    canReadAmazon: true,
    dailyBudget: null,
    hosts: [],
    timeZone: "UTC",
    lastPage: null,
  });
});

test("each marketplace reports the duration of its newest page", async () => {
  const hosts = mongoHosts(hostModel(mongo.connection));
  await hosts.answered("www.amazon.de", 2_140, new Date("2026-11-21T11:00:00.000Z"));
  await hosts.answered("127.0.0.1:40001", 12, new Date("2026-11-21T10:00:00.000Z"));
  await hosts.answered("127.0.0.1:40000", 900, new Date("2026-11-20T10:00:00.000Z"));
  expect((await about("amazon")).lastPage).toEqual({ tookMs: 2_140, at: "2026-11-21T11:00:00.000Z" });
  expect((await about("demo")).lastPage).toEqual({ tookMs: 12, at: "2026-11-21T10:00:00.000Z" });
});

test("an operator's setting overrides the environment's budget at once", async () => {
  expect(await scraper("amazon").call(saveBudget, { dailyBudget: 2_000 })).toMatchObject({ dailyBudget: 2_000 });
  expect(await about("amazon")).toMatchObject({ dailyBudget: 2_000 });
  expect(await mongoDailyBudget(mongo.connection, 500).read()).toBe(2_000);
});

test("an operator's choice overrides the environment's marketplace in every process", async () => {
  const chosen = await scraper("demo").call(saveSource, { source: "amazon" });
  expect(chosen).toMatchObject({ source: "amazon", dailyBudget: 2_000 });
  expect(await about("demo")).toEqual(chosen);
  expect(await scraper("amazon").call(saveSource, { source: "demo" })).toMatchObject({
    source: "demo",
    dailyBudget: null,
  });
  expect(await about("amazon")).toMatchObject({ source: "demo" });
});

test("rejects Amazon without a browser", async () => {
  const withoutBrowser = scraper("demo", false);
  await expect(withoutBrowser.call(saveSource, { source: "amazon" })).rejects.toMatchObject({
    code: "marketplace_unreadable",
  });
  expect(await withoutBrowser.call(aboutMarketplace, {})).toMatchObject({ source: "demo", canReadAmazon: false });
  expect(await withoutBrowser.call(saveSource, { source: "demo" })).toMatchObject({ source: "demo" });
});
