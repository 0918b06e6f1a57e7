import { expect, test } from "@jest/globals";
import { breedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { placeWeight } from "./place-weight.ts";

const rottweiler = breedPageFacts("rottweiler");

test.each([
  [6, 20, { kind: "growing", share: [44, 55] }],
  [24, 36, { kind: "grown", place: "below" }],
  [24, 40, { kind: "grown", place: "within" }],
  [24, 50, { kind: "grown", place: "above" }],
  [-1, 40, null],
  [24, 0, null],
  [24, 151, null],
  [301, 40, null],
  [null, 40, null],
] as const)("a bitch of %p months and %p kg", (months, kg, placed) => {
  expect(placeWeight(rottweiler, "female", months, kg)).toEqual(placed);
});
