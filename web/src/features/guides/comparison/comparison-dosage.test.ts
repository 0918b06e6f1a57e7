import { expect, test } from "vitest";
import fc from "fast-check";
import { PURPOSES, SUBSTANCES, substanceDose, WEIGHT } from "./comparison-dosage.ts";

test("the slider ranges from 5 to 60 kg", () => {
  expect([WEIGHT.min, WEIGHT.max]).toEqual([5, 60]);
});

test.each([
  [20, "prevention", 300, 225],
  [20, "mild", 400, 300],
  [20, "severe", 600, 450],
  [5, "prevention", 75, 56],
  [10, "prevention", 150, 113],
  [35, "severe", 1050, 788],
  [60, "severe", 1800, 1350],
] as const)("%d kg, %s: %d mg glucosamine and %d mg chondroitin", (weightKg, purpose, ...doses) => {
  expect(SUBSTANCES.map((one) => substanceDose(one, weightKg, purpose))).toEqual(doses);
});

test("doses are integers that grow with weight and purpose", () => {
  const weight = fc.integer({ min: WEIGHT.min, max: WEIGHT.max });
  fc.assert(
    fc.property(weight, fc.constantFrom(...SUBSTANCES), (weightKg, substance) => {
      const doses = PURPOSES.map((purpose) => substanceDose(substance, weightKg, purpose));
      expect(doses.every(Number.isInteger)).toBe(true);
      expect(doses).toEqual([...new Set(doses)].toSorted((a, b) => a - b));
      for (const purpose of PURPOSES) {
        expect(substanceDose(substance, weightKg + 1, purpose)).toBeGreaterThan(
          substanceDose(substance, weightKg, purpose),
        );
      }
    }),
  );
});
