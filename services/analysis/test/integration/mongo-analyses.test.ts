import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mongo } from "@hundeblick/kit/mongo";
import { testMongo } from "@hundeblick/kit/testing";
import { mongoAiBudget } from "../../src/adapters/mongo/ai-budget.repository.ts";
import { mongoAnalyses } from "../../src/adapters/mongo/analysis.repository.ts";
import { analysisModel } from "../../src/adapters/mongo/analysis.schema.ts";
import { analysesCompliance } from "../support/analyses-compliance.ts";

analysesCompliance("analyses in MongoDB", async () => {
  const mongo = await testMongo();
  return { analyses: mongoAnalyses(await analysisModel(mongo.connection)), close: () => mongo.close() };
});

describe("the daily budget of paid calls", () => {
  let mongo: Mongo;
  const today = new Date("2026-11-21T23:59:59Z");
  beforeAll(async () => {
    mongo = await testMongo();
  });
  afterAll(() => mongo.close());

  test("is never exceeded by concurrent processes, and resets the next UTC day", async () => {
    const budget = mongoAiBudget(mongo.connection, 7);
    const taken = await Promise.all(Array.from({ length: 60 }, () => budget.take(today, 1)));
    expect(taken.filter(Boolean)).toHaveLength(7);
    expect(await budget.take(new Date("2026-11-22T00:00:00Z"), 1)).toBe(true);
  });

  test("several photos are taken together or not at all", async () => {
    const day = new Date("2026-11-23T10:00:00Z");
    const budget = mongoAiBudget(mongo.connection, 6);
    expect(await budget.take(day, 7)).toBe(false);
    expect(await budget.take(day, 4)).toBe(true);
    expect(await budget.take(day, 4)).toBe(false);
    expect(await budget.take(day, 2)).toBe(true);
    expect([await budget.take(day, 1), await budget.spent(day)]).toEqual([false, 6]);
  });
});

test("a budget of 0 allows no call", async () => {
  const mongo = await testMongo();
  expect(await mongoAiBudget(mongo.connection, 0).take(new Date(), 1)).toBe(false);
  await mongo.close();
});
