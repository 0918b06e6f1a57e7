import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { BEHAVIOURS, DOGS, licenceResult, MOST, PLACES } from "./puppy-licence.ts";

describe("the puppy licence test", () => {
  test.each([
    ["training", "family", "calm", 0, 150, "low", false],
    ["training", "family", "playful", 0, 140, "low", false],
    ["street", "family", "calm", 20, 110, "low", false],
    ["dog-park", "family", "calm", 30, 100, "medium", false],
    ["street", "neighbour", "playful", 40, 60, "medium", true],
    ["dog-park", "neighbour", "playful", 50, 50, "medium", true],
    ["street", "stranger", "calm", 60, 50, "high", true],
    ["training", "stranger", "pushy", 70, 50, "high", true],
    ["dog-park", "stranger", "pushy", 100, 0, "high", true],
  ] as const)(
    "%s, %s dogs, %s: myth %d, reality %d, risk %s",
    (place, dogs, behaviour, mythScore, realityScore, riskLevel, warned) => {
      expect(licenceResult({ place, dogs, behaviour })).toEqual({
        mythScore,
        realityScore,
        riskLevel,
        warned,
      });
    },
  );

  test("both scores are within bounds; training is never riskier than a dog park", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLACES),
        fc.constantFrom(...DOGS),
        fc.constantFrom(...BEHAVIOURS),
        (place, dogs, behaviour) => {
          const { mythScore, realityScore } = licenceResult({ place, dogs, behaviour });
          expect(mythScore >= 0 && mythScore <= MOST.myth).toBe(true);
          expect(realityScore >= 0 && realityScore <= MOST.reality).toBe(true);
          expect(licenceResult({ place: "training", dogs, behaviour }).mythScore).toBeLessThanOrEqual(mythScore);
        },
      ),
    );
  });
});
