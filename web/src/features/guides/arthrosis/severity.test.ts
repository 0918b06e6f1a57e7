import { describe, expect, test } from "vitest";
import fc from "fast-check";
import {
  BANDS,
  bandOf,
  MAX_SCORE,
  RATINGS,
  severityPercent,
  SYMPTOMS,
  vetSigns,
  type Rating,
  type Ratings,
} from "./severity.ts";

const ratings: fc.Arbitrary<Ratings> = fc.record(
  Object.fromEntries(SYMPTOMS.map((symptom) => [symptom, fc.constantFrom<Rating>(...RATINGS)])),
);
const all = (rating: Rating): Ratings => Object.fromEntries(SYMPTOMS.map((symptom) => [symptom, rating]));

test("the highest sum is three times the eight weights", () => {
  expect(SYMPTOMS).toHaveLength(8);
  expect(MAX_SCORE).toBe(3 * (2 + 3 + 3 + 2 + 4 + 4 + 5 + 1));
});

test.each([
  ["morningStiffness", 2],
  ["limpingAfterRest", 3],
  ["stairs", 3],
  ["lessActive", 2],
  ["muscleLoss", 4],
  ["swelling", 4],
  ["painOnTouch", 5],
  ["weather", 1],
] as const)("%s weighs %d", (symptom, weight) => {
  expect(severityPercent({ [symptom]: 3 })).toBe(Math.floor((100 * 3 * weight) / MAX_SCORE));
});

test.each([
  [0, "minimal"],
  [19, "minimal"],
  [20, "mild"],
  [39, "mild"],
  [40, "moderate"],
  [59, "moderate"],
  [60, "advanced"],
  [79, "advanced"],
  [80, "severe"],
  [100, "severe"],
] as const)("%d percent is %s", (percent, band) => {
  expect(bandOf(percent)).toBe(band);
});

test.each([
  [{}, 0],
  [all(1), 33],
  [all(2), 66],
  [all(3), 100],
] as const)("%j is %d percent", (given, percent) => {
  expect(severityPercent(given)).toBe(percent);
});

test("the result is monotonic and between 0 and 100", () => {
  fc.assert(
    fc.property(ratings, fc.constantFrom(...SYMPTOMS), (given, symptom) => {
      const before = severityPercent({ ...given, [symptom]: 0 });
      const after = severityPercent({ ...given, [symptom]: 3 });
      expect(before).toBeGreaterThanOrEqual(0);
      expect(after).toBeLessThanOrEqual(100);
      expect(after).toBeGreaterThanOrEqual(before);
      expect(BANDS.indexOf(bandOf(after))).toBeGreaterThanOrEqual(BANDS.indexOf(bandOf(before)));
    }),
  );
});

describe("vet first", () => {
  test.each(SYMPTOMS)("if %s alone is strong, whatever the sum", (symptom) => {
    expect(severityPercent({ [symptom]: 3 })).toBeLessThanOrEqual(20);
    expect(vetSigns({ [symptom]: 3 })).toContain("strongSign");
  });
  test.each([1, 2, 3] as const)("if touching hurts or a joint is thick, even at %d", (rating) => {
    expect(vetSigns({ painOnTouch: rating })).toContain("painOnTouch");
    expect(vetSigns({ swelling: rating })).toContain("thickJoint");
  });
  test("from 40 percent on", () => {
    expect(
      vetSigns({ morningStiffness: 2, limpingAfterRest: 2, stairs: 2, lessActive: 2, muscleLoss: 2, weather: 2 }),
    ).toEqual(["manySigns"]);
  });
  test("not for light signs that neither hurt nor swell", () => {
    expect(vetSigns({ morningStiffness: 1, stairs: 2, weather: 2, muscleLoss: 1 })).toEqual([]);
    expect(vetSigns({ painOnTouch: 0, swelling: 0 })).toEqual([]);
  });
});
