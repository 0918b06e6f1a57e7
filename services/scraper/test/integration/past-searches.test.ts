import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { testMongo } from "@hundeblick/kit/testing";
import type { SearchResult } from "@hundeblick/proto/http/admin/marketplace";
import { mongoPastSearches } from "../../src/adapters/mongo/past-search.repository.ts";
import { keywordModel, mongoKeywords } from "../../src/adapters/mongo/keyword.repository.ts";
import { KEYWORDS } from "../../src/data/keywords.ts";
import type { Marketplace } from "../../src/domain/marketplace.ts";
import { type SearchDeps, searchMarketplace, topSearches } from "../../src/domain/past-searches.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
let deps: SearchDeps;
const clock = { now: new Date("2026-11-21T10:00:00.000Z") };
const [first = "", second = ""] = KEYWORDS.top;
let answer: Awaited<ReturnType<Marketplace["search"]>>;
const found = (count: number) =>
  ({ outcome: "ok", value: Array.from({ length: count }, () => ({}) as SearchResult) }) as const;
beforeAll(async () => {
  mongo = await testMongo();
  deps = {
    marketplace: { search: async () => answer } as unknown as Marketplace,
    searches: mongoPastSearches(mongo.connection),
    keywords: mongoKeywords(keywordModel(mongo.connection)),
    curated: KEYWORDS,
    now: () => clock.now,
  };
});
afterAll(async () => {
  await mongo?.close();
});

test("the newest search for a top keyword is known on its market, in any case of letters; one that was refused is none", async () => {
  expect(await topSearches(deps, { market: "de" })).toEqual({ searches: [] });
  answer = found(3);
  await searchMarketplace(deps, { query: first, market: "de" });
  clock.now = new Date("2026-11-21T11:00:00.000Z");
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
    searches: [{ query: first, found: 48, at: "2026-11-21T11:00:00.000Z" }],
  });
  expect(await topSearches(deps, { market: "pl" })).toEqual({ searches: [] });
});
