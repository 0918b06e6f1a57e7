import { expect, test } from "vitest";
import { leadMinutes, stageAt } from "./stages.ts";

test.each([
  [2, "arriving"],
  [3, "arriving"],
  [4, "teething"],
  [6, "teething"],
  [7, "teenager"],
  [12, "teenager"],
  [13, "almostGrown"],
  [18, "almostGrown"],
  [19, "grown"],
  [24, "grown"],
] as const)("at %d months: %s", (months, stage) => {
  expect(stageAt(months)).toBe(stage);
});

test.each([
  [2, 10],
  [4, 20],
  [12, 60],
  [13, null],
] as const)("the rule of thumb at %d months says %p minutes", (months, minutes) => {
  expect(leadMinutes(months)).toBe(minutes);
});
