import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "@hundeblick/kit/errors";
import { quietLog, testMongo } from "@hundeblick/kit/testing";
import type { SearchResult } from "@hundeblick/proto/http/admin/marketplace";
import { mongoPastSearches } from "../../src/adapters/mongo/past-search.repository.ts";
import { mongoKeywords } from "../../src/adapters/mongo/keyword-library.ts";
import { KEYWORDS } from "../../src/data/keywords.ts";
import type { Marketplace } from "../../src/domain/marketplace.ts";
import { type SearchDeps, searchMarketplace, topSearches } from "../../src/domain/past-searches.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
let deps: SearchDeps;
// the real time, because the database deletes what is past its time
const clock = { now: new Date() };
const [first = "", second = ""] = KEYWORDS.top;
let isDemo = true;
let answer: Awaited<ReturnType<Marketplace["search"]>>;
const found = (count: number) =>
  ({ outcome: "ok", value: Array.from({ length: count }, () => ({}) as SearchResult) }) as const;
beforeAll(async () => {
  mongo = await testMongo();
  deps = {
    marketplace: async () => ({ demo: isDemo, search: async () => answer }) as unknown as Marketplace,
    searches: await mongoPastSearches(mongo.connection),
    log: quietLog,
    keywords: mongoKeywords(mongo.connection),
    now: () => clock.now,
  };
});
afterAll(async () => {
  await mongo?.close();
});

test("returns the latest successful search for a top keyword on its market, ignoring case", async () => {
  expect(await topSearches(deps, { market: "de" })).toEqual({ searches: [] });
  answer = found(3);
  await searchMarketplace(deps, { query: first, market: "de" });
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  answer = found(48);
  await searchMarketplace(deps, { query: first.toUpperCase(), market: "de" });
  answer = { outcome: "blocked", retryAt: null };
  expect(await searchMarketplace(deps, { query: second, market: "de" })).toEqual({
    outcome: "blocked",
    results: [],
    retryAt: null,
  });
  answer = found(1);
  await searchMarketplace(deps, { query: "not among the top ones", market: "de" });
  expect(await topSearches(deps, { market: "de" })).toEqual({
    searches: [{ query: first, found: 48, at: clock.now.toISOString() }],
  });
  expect(await topSearches(deps, { market: "pl" })).toEqual({ searches: [] });
});

test("separates the marketplaces", async () => {
  answer = found(7);
  await searchMarketplace(deps, { query: first, market: "uk" });
  isDemo = false;
  expect((await topSearches(deps, { market: "uk" })).searches).toEqual([]);
  isDemo = true;
  expect((await topSearches(deps, { market: "uk" })).searches.map(({ query }) => query)).toEqual([first]);
});

test("a search succeeds even if it cannot be recorded", async () => {
  answer = found(2);
  const warned: unknown[] = [];
  const failing: SearchDeps = {
    ...deps,
    searches: { ...deps.searches, save: () => Promise.reject(new AppError("unavailable")) },
    log: { warn: (...args: unknown[]) => void warned.push(args) },
  };
  expect(await searchMarketplace(failing, { query: first, market: "us" })).toMatchObject({
    outcome: "ok",
    results: [{}, {}],
  });
  expect(warned).toHaveLength(1);
  expect(await topSearches(deps, { market: "us" })).toEqual({ searches: [] });
});

test("a search is deleted after 90 days", async () => {
  const indexes = await mongo.connection.collection("searches").indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 90 * 86_400 }));
});
