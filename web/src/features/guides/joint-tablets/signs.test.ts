import { expect, test } from "vitest";
import fc from "fast-check";
import { MAX_SIGN_SCORE, signBand, SIGNS, signScore, vetSigns } from "./signs.ts";

test.each([
  ["morning", 2],
  ["stairs", 2],
  ["play", 1],
  ["standing", 2],
  ["limp", 3],
  ["jump", 2],
  ["weather", 1],
] as const)("%s counts %d", (sign, points) => {
  expect(signScore([sign])).toBe(points);
});

test("all seven signs together make 13", () => {
  expect(MAX_SIGN_SCORE).toBe(13);
});

test.each([
  [0, "none"],
  [1, "watch"],
  [3, "watch"],
  [4, "tablets"],
  [7, "tablets"],
  [8, "vet"],
  [13, "vet"],
] as const)("%d points: %s", (score, band) => {
  expect(signBand(score)).toBe(band);
});

test("points are monotonic, and duplicates count once", () => {
  fc.assert(
    fc.property(fc.subarray([...SIGNS]), fc.constantFrom(...SIGNS), (ticked, sign) => {
      const without = ticked.filter((one) => one !== sign);
      expect(signScore([...without, sign])).toBeGreaterThan(signScore(without));
      expect(signScore([...without, sign, sign])).toBe(signScore([...without, sign]));
    }),
  );
});

test("limping, a thick joint and pain at touch need a vet at any score; three points of other signs do not", () => {
  expect(vetSigns(["limp"], [])).toEqual(["limp"]);
  expect(vetSigns([], ["thickJoint"])).toEqual(["thickJoint"]);
  expect(vetSigns(["play"], ["painOnTouch"])).toEqual(["painOnTouch"]);
  expect(vetSigns(["morning", "play"], [])).toEqual([]);
  expect(vetSigns(["morning", "stairs", "standing", "jump"], [])).toEqual(["manySigns"]);
});
