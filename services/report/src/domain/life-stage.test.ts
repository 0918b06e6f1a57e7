import { expect, test } from "vitest";
import { breedFacts } from "./breeds/breed-facts.ts";
import { isGrown, lifeStage } from "./life-stage.ts";

test.each([
  [3, null, null, "puppy"],
  [8, null, "giant", "puppy"],
  [9, null, null, "young_adult"],
  [41, null, null, "young_adult"],
  [42, null, null, "mature_adult"],
  [107, null, null, "mature_adult"],
  [108, null, null, "senior"],
  [72, null, "giant", "senior"],
  [125, null, "small", "mature_adult"],
  [126, null, "small", "senior"],
  [108, "labrador-retriever", "large", "mature_adult"],
  [120, "labrador-retriever", "large", "senior"],
] as const)("a dog of %i months (%s, %s) is a %s", (months, breedId, size, stage) => {
  expect(lifeStage(months, breedId && breedFacts(breedId), size)).toBe(stage);
});

test.each([
  [null, "large", true],
  [11, "small", false],
  [12, "small", true],
  [17, "large", false],
  [18, null, true],
  [23, "giant", false],
] as const)("at %p months and %s size, grown up is %p", (months, size, grown) => {
  expect(isGrown(months, size)).toBe(grown);
});
