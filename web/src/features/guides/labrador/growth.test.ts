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
  [24, 3, "impossible"],
  [2, 70, "impossible"],
  [2, 1, "impossible"],
  [24, 70, "impossible"],
  [24, 15, "farBelow"],
  [24, 48, "farAbove"],
  [2, 12, "farAbove"],
  [6, 11, "farBelow"],
] as const)("at %d months %d kg is %s and never reassured", (months, weightKg, placed) => {
  for (const whose of SEXES) expect(placeOf(weightKg, weightBand(whose, months))).toMatch(/impossible|far/);
  expect(placeOf(weightKg, weightBand("female", months))).toBe(placed);
});

test("a heavier dog is never placed lower", () => {
  const ORDER = ["farBelow", "below", "within", "above", "farAbove"];
  const kg = fc.double({ min: 1, max: 70, noNaN: true });
  fc.assert(
    fc.property(sex, age, kg, kg, (whose, months, one, other) => {
      const [light, heavy] = [Math.min(one, other), Math.max(one, other)].map((weight) =>
        ORDER.indexOf(placeOf(weight, weightBand(whose, months))),
      );
      if (light !== -1 && heavy !== -1) expect(light).toBeLessThanOrEqual(heavy ?? 0);
    }),
  );
});

test.each([
  [11, "below"],
  [11.5, "within"],
  [15, "within"],
  [15.1, "above"],
] as const)("a female of four months and %d kg lies %s the band", (weightKg, placed) => {
  expect(placeOf(weightKg, weightBand("female", 4))).toBe(placed);
});
