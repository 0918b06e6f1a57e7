import { expect, test } from "vitest";
import fc from "fast-check";
import { doseOf, INGREDIENTS, SEVERITIES, startDose, WEIGHT } from "./dosage.ts";

const weight = fc.integer({ min: WEIGHT.min, max: WEIGHT.max });

test("the slider ranges from 25 to 45 kg, by default 35", () => {
  expect(WEIGHT).toEqual({ min: 25, max: 45, usual: 35 });
});

test.each([
  ["glucosamine", 560, 700, 840],
  ["chondroitin", 420, 525, 630],
  ["omega3", 2100, 2625, 3150],
  ["msm", 280, 350, 420],
  ["curcumin", 140, 175, 210],
  ["hyaluronicAcid", 56, 70, 84],
] as const)("a dog of 35 kg gets %s: %d mild, %d moderate, %d severe", (ingredient, ...doses) => {
  expect(SEVERITIES.map((severity) => doseOf(ingredient, 35, severity))).toEqual(doses);
});

test.each([
  [25, "mild", 40],
  [26, "severe", 62],
  [45, "moderate", 90],
] as const)("hyaluronic acid for %d kg, %s, is rounded to %d mg", (weightKg, severity, mg) => {
  expect(doseOf("hyaluronicAcid", weightKg, severity)).toBe(mg);
});

test("doses are integers that grow with weight and severity, and begin with half", () => {
  fc.assert(
    fc.property(weight, fc.constantFrom(...INGREDIENTS), (weightKg, ingredient) => {
      const bySeverity = SEVERITIES.map((severity) => doseOf(ingredient, weightKg, severity));
      for (const [at, dose] of bySeverity.entries()) {
        expect(Number.isInteger(dose)).toBe(true);
        expect(Math.abs(startDose(dose) - dose / 2)).toBeLessThanOrEqual(0.5);
        expect(dose).toBeGreaterThan(bySeverity[at - 1] ?? 0);
        expect(doseOf(ingredient, weightKg + 1, SEVERITIES[at] ?? "mild")).toBeGreaterThan(dose);
      }
    }),
  );
});

test("omega-3 stays below 310 mg times kg^0.75", () => {
  fc.assert(
    fc.property(weight, (weightKg) => {
      expect(doseOf("omega3", weightKg, "severe")).toBeLessThan(310 * weightKg ** 0.75);
    }),
  );
});
