import { describe, expect, test } from "vitest";
import { areaScore, areasOf } from "./legacy-ratings.ts";

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

describe("the areas of a report", () => {
  const scores = (report: Parameters<typeof areasOf>[0]) => areasOf(report).map(({ id, score }) => [id, score]);
  const own = [{ id: "coat", score: 61, basis: "seen", confidence: "high", findings: [] }] as const;

  test.each([
    [
      "all four names",
      { energy_level: "Active", coat_quality: "Excellent", weight_status: "Optimal", mobility: "Good" },
      { coat: 90, weight: 90, mobility: 75, energy: 85 },
    ],
    [
      "other words of the table",
      { energy_level: "Moderate", coat_quality: "Healthy", weight_status: "Fair", mobility: "Poor" },
      { coat: 85, weight: 55, mobility: 45, energy: 65 },
    ],
    [
      "a word nobody knows, and names that are missing",
      { coat_quality: "shiny", mobility: "Very Good" },
      { coat: 70, weight: 70, mobility: 85, energy: 70 },
    ],
    ["a number instead of a word", { weight_status: 88 }, { coat: 70, weight: 88, mobility: 70, energy: 70 }],
  ])("of an old one with %s", (_, healthMetrics, expected) => {
    expect(scores({ healthMetrics })).toEqual(Object.entries(expected));
  });
  test("are its own if it has some, also with old names", () => {
    expect(
      scores({ areas: [...own].map((area) => ({ ...area, findings: [] })), healthMetrics: { coat_quality: "Poor" } }),
    ).toEqual([["coat", 61]]);
  });
  test("are empty if it has none, as in an emergency", () => {
    expect([scores({ areas: [] }), scores({}), scores({ healthMetrics: {} })]).toEqual([[], [], []]);
  });
});
