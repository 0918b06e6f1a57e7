import { expect, test } from "vitest";
import { placeIn } from "@hundeblick/triage/breeds/growth";
import fc from "fast-check";
import { AGE, readPuppyKg, SEXES, weightBand } from "./growth.ts";

const age = fc.integer({ min: AGE.min, max: AGE.max });

test.each([
  ["male", 2, 7, 8.5],
  ["male", 6, 19, 23.5],
  ["male", 24, 29.5, 36.5],
  ["female", 4, 12.5, 16],
  ["female", 12, 22.5, 29],
  ["female", 24, 25, 32],
] as const)("a %s Labrador weighs at %d months %d to %d kg", (whose, months, lowKg, highKg) => {
  expect(weightBand(whose, months)).toEqual([lowKg, highKg]);
});

test("males are heavier at every age, and weights are monotonic", () => {
  fc.assert(
    fc.property(age, (months) => {
      expect(weightBand("male", months)[1]).toBeGreaterThan(weightBand("female", months)[1]);
      for (const sex of SEXES)
        expect(weightBand(sex, months + 1)[0]).toBeGreaterThanOrEqual(weightBand(sex, months)[0]);
    }),
  );
});

test.each([
  [24, 3, "impossible"],
  [2, 70, "impossible"],
  [2, 1, "impossible"],
  [24, 70, "impossible"],
  [24, 15, "farBelow"],
  [24, 48, "farAbove"],
  [2, 12, "farAbove"],
  [6, 11, "farBelow"],
] as const)("at %d months %d kg is %s and never reassured", (months, weightKg, placed) => {
  for (const whose of SEXES) expect(placeIn(weightBand(whose, months), weightKg)).toMatch(/impossible|far/);
  expect(placeIn(weightBand("female", months), weightKg)).toBe(placed);
});

test.each([
  ["12,5", 12.5],
  ["0.9", null],
  ["71", null],
  ["zwölf", null],
])("%s is read as %p kg", (typed, kg) => {
  expect(readPuppyKg(typed)).toBe(kg);
});
