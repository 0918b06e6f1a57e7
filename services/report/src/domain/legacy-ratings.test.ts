import { expect, test } from "@jest/globals";
import { areaScore } from "./legacy-ratings.ts";

test.each([
  ["Excellent", 90],
  ["Very Good", 85],
  ["Good", 75],
  ["Moderate", 65],
  ["Fair", 55],
  ["Poor", 45],
  ["Active", 85],
  ["Optimal", 90],
  ["Healthy", 85],
  ["  very good ", 85],
  ["something else", 70],
  ["", 70],
  [undefined, 70],
  [null, 70],
  [Number.NaN, 70],
  [{}, 70],
  [88, 88],
  [61.6, 62],
  [-3, 0],
  [140, 100],
])("an area rated %p scores %p", (rating, score) => {
  expect(areaScore(rating)).toBe(score);
});
