import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { AGE, placeOf, SEXES, weightBand } from "./growth.ts";

const sex = fc.constantFrom(...SEXES);
const age = fc.integer({ min: AGE.min, max: AGE.max });

describe("the weight band of a Labrador", () => {
  test.each([
    ["male", 2, 6, 7.5],
    ["male", 6, 20.5, 25.5],
    ["male", 24, 29.5, 36.5],
    ["female", 4, 11.5, 15],
    ["female", 12, 24, 31],
    ["female", 24, 25, 32],
  ] as const)("%s at %d months: %d to %d kg", (whose, months, lowKg, highKg) => {
    expect(weightBand(whose, months)).toEqual({ lowKg, highKg });
  });

  test("never shrinks with age, is ordered, and is higher for males", () => {
    fc.assert(
      fc.property(sex, age, (whose, months) => {
        const now = weightBand(whose, months);
        const later = weightBand(whose, months + 1);
        expect(now.lowKg).toBeGreaterThan(0);
        expect(now.lowKg).toBeLessThan(now.highKg);
        expect(later.lowKg).toBeGreaterThanOrEqual(now.lowKg);
        expect(later.highKg).toBeGreaterThanOrEqual(now.highKg);
        expect(weightBand("male", months).highKg).toBeGreaterThan(weightBand("female", months).highKg);
      }),
    );
  });
});

test.each([
  [11, "below"],
  [11.5, "within"],
  [15, "within"],
  [15.1, "above"],
] as const)("a female of four months and %d kg lies %s the band", (weightKg, placed) => {
  expect(placeOf(weightKg, weightBand("female", 4))).toBe(placed);
});
