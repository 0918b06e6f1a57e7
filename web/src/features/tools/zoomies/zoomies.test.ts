import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { AGES, DURATIONS, FREQUENCIES, zoomiesCategory, zoomiesScore } from "./zoomies.ts";

describe("the zoomies score", () => {
  test.each([
    ["puppy", "multiple-daily", "1-3", 100, "perfect"],
    ["puppy", "multiple-daily", "over-5", 75, "normal"],
    ["young", "daily", "under-1", 100, "perfect"],
    ["young", "multiple-daily", "3-5", 85, "perfect"],
    ["young", "multiple-daily", "over-5", 60, "normal"],
    ["adult", "weekly", "1-3", 90, "perfect"],
    ["adult", "multiple-daily", "1-3", 75, "normal"],
    ["adult", "multiple-daily", "over-5", 50, "check"],
    ["senior", "rarely", "under-1", 80, "perfect"],
    ["senior", "daily", "over-5", 55, "check"],
    ["senior", "multiple-daily", "over-5", 40, "check"],
  ] as const)("%s, %s, %s minutes: %d, %s", (age, often, lasts, score, category) => {
    expect(zoomiesScore({ age, often, lasts })).toBe(score);
    expect(zoomiesCategory(score)).toBe(category);
  });

  test("is between 40 and 100 and never increases with age or duration", () => {
    fc.assert(
      fc.property(fc.constantFrom(...FREQUENCIES), fc.nat(3), fc.nat(3), (often, first, second) => {
        const by = (age: number, lasts: number) =>
          zoomiesScore({ age: AGES[age] ?? "senior", often, lasts: DURATIONS[lasts] ?? "over-5" });
        const score = by(first, second);
        expect(score >= 40 && score <= 100).toBe(true);
        expect(by(first + 1, second)).toBeLessThanOrEqual(score);
        expect(by(first, second + 1)).toBeLessThanOrEqual(score);
      }),
    );
  });
});
