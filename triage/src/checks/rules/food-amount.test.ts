import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkById } from "../../all-checks.ts";
import { evaluateCheck } from "../../evaluate-check.ts";

/** Resting energy in kcal, by square roots instead of a power. */
const resting = (kg: number): number => 70 * Math.sqrt(kg) * Math.sqrt(Math.sqrt(kg));
/** Multiples for adult dogs to begin with, typed a second time from the check's specification. */
const MULTIPLES = { inactive: 1.3, neutered: 1.5, intact: 1.7, sporty: 2, senior: 1.4 } as const;
const figures = (answers: Record<string, string | number>, dog = {}) =>
  evaluateCheck(checkById("food_amount"), answers, dog) as unknown as Record<string, number>;
const stages = fc.constantFrom(...(Object.keys(MULTIPLES) as (keyof typeof MULTIPLES)[]));
/** Weights as owners type them. */
const kilograms = fc.integer({ min: 10, max: 900 }).map((tenths) => tenths / 10);

describe("a second computation agrees", () => {
  test("on the energy of an adult dog", () => {
    fc.assert(
      fc.property(kilograms, stages, (weight, stage) => {
        const { rer = 0, kcalDay = 0 } = figures({ weight, stage });
        expect(Math.abs(rer - resting(weight))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(kcalDay - resting(weight) * MULTIPLES[stage])).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test("on the grams: nine tenths of the energy, by the figure on the bag", () => {
    fc.assert(
      fc.property(kilograms, stages, fc.integer({ min: 60, max: 500 }), (weight, stage, kcal100) => {
        const { foodG = 0, mealG = 0 } = figures({ weight, stage, kcal100 });
        const grams = (resting(weight) * MULTIPLES[stage] * 90) / kcal100;
        // energy, share of treats, and grams are rounded, the first two before they are divided
        expect(Math.abs(foodG - grams)).toBeLessThanOrEqual(100 / kcal100 + 0.5);
        expect(Math.abs(mealG - foodG / 2)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test("on a puppy, by the share of its adult weight", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 60 }), fc.integer({ min: 100, max: 990 }), (adult, permille) => {
        const tenths = Math.max(10, Math.round((adult * permille) / 100));
        expect(Math.abs(puppyKcal(tenths, adult) - expectedPuppyKcal(tenths, adult))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test.each([
    [56, 7],
    [48, 6],
    [35, 7],
    [184, 23],
  ])("on %d tenths of a kilogram of %d kg, exactly at a step", (tenths, adult) => {
    expect(Math.abs(puppyKcal(tenths, adult) - expectedPuppyKcal(tenths, adult))).toBeLessThanOrEqual(0.5);
  });
});

const puppyKcal = (tenths: number, adultWeight: number): number =>
  figures({ weight: tenths / 10, adultWeight, stage: "puppy" }, { ageMonths: 5 })["kcalDay"] ?? Number.NaN;

/** In whole numbers; dogs that grow large begin a fifth lower. */
function expectedPuppyKcal(tenths: number, adult: number): number {
  const multiple = tenths * 2 < adult * 10 ? 3 : tenths * 10 < adult * 80 ? 2.5 : 2;
  return resting(tenths / 10) * multiple * (adult >= 23 ? 0.8 : 1);
}
