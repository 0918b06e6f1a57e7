import { eventually, quietLog, testMongo } from "@hundeblick/kit/testing";
import type { Mongo } from "@hundeblick/kit/mongo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { breedAnswerModel, mongoBreedAnswers } from "../../src/adapters/mongo/breed-answers.repository.ts";
import type { BreedAnswerCounts } from "../../src/domain/ports.ts";

let mongo: Mongo;
let counts: BreedAnswerCounts;
beforeAll(async () => {
  mongo = await testMongo();
  counts = mongoBreedAnswers(breedAnswerModel(mongo.connection), quietLog);
});
afterAll(() => mongo.close());

test("counts a pair per month, sums it over the requested months, and stores nothing else", async () => {
  const pair = { said: "beagle", answered: "dachshund" };
  counts.count(pair, new Date("2026-10-31T23:59:59Z"));
  counts.count(pair, new Date("2026-11-01T00:00:00Z"));
  counts.count({ said: "none", answered: "mix" }, new Date("2026-11-02T00:00:00Z"));
  const since = async (month: string) => (await counts.since(month)).toSorted((a, b) => b.count - a.count);
  const counted = await eventually(
    () => since("2026-10"),
    (all) => all.reduce((sum, { count }) => sum + count, 0) === 3,
  );
  expect(counted).toEqual([
    { ...pair, count: 2 },
    { said: "none", answered: "mix", count: 1 },
  ]);
  expect(await since("2026-11")).toContainEqual({ ...pair, count: 1 });
  expect(await since("2026-12")).toEqual([]);
  const stored = await mongo.connection.collection("breedAnswers").findOne({ month: "2026-10" });
  expect(stored).toEqual({ _id: "2026-10:beagle:dachshund", month: "2026-10", ...pair, count: 1 });
});
