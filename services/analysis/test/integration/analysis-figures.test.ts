import { expect, test } from "vitest";
import { newId } from "@hundeblick/proto/ids";
import { testMongo } from "@hundeblick/kit/testing";
import { mongoAiBudget } from "../../src/adapters/mongo/ai-budget.repository.ts";
import { analysisFigures } from "../../src/adapters/mongo/analysis-figures.ts";
import { mongoAnalyses } from "../../src/adapters/mongo/analysis.repository.ts";
import { analysisModel } from "../../src/adapters/mongo/analysis.schema.ts";
import { accepted, buildRequest, claimed, later, NOW } from "../support/builders.ts";

test("reports the age of the oldest unfinished analysis", async () => {
  const mongo = await testMongo();
  const model = await analysisModel(mongo.connection);
  const analyses = mongoAnalyses(model);
  const figures = analysisFigures(model, () => later(90_000));
  const readCounts = async () => [
    await figures["analysis.unfinished"]?.(),
    await figures["analysis.oldest_unfinished.age"]?.(),
  ];
  expect(await readCounts()).toEqual([0, 0]);

  const first = await accepted(analyses);
  await analyses.accept(buildRequest(), {
    photoKey: `photos/${newId()}.jpg`,
    now: later(60_000),
    wakeAt: later(60_000),
    photoUntil: later(1e9),
  });
  expect(await readCounts()).toEqual([2, 90]);

  await analyses.complete(
    await claimed(analyses, first),
    { reportId: newId(), overallScore: 80, name: null, breed: null },
    NOW,
  );
  expect(await readCounts()).toEqual([1, 30]);
  await mongo.close();
});

test("counts the paid calls of the day, from 0 on each new day", async () => {
  const mongo = await testMongo();
  const budget = mongoAiBudget(mongo.connection, 10);
  expect(await budget.spent(NOW)).toBe(0);
  for (let n = 0; n < 3; n++) await budget.take(NOW, 1);
  expect(await budget.spent(NOW)).toBe(3);
  expect(await budget.spent(later(86_400_000))).toBe(0);
  await mongo.close();
});
