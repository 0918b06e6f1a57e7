import { expect, test } from "@jest/globals";
import { type Assessed, summarise } from "./summarise.ts";

const named = (...names: [string, number][]) => names.map(([breedId, probability]) => ({ breedId, probability }));
const beagle = { file: "a.jpg", isDog: true, breed: "beagle", light: "dim" };
const CASES: Assessed[] = [
  { label: beagle, verdict: "dog", breeds: named(["beagle", 0.95]) },
  { label: beagle, verdict: "dog", breeds: named(["boxer", 0.91], ["beagle", 0.05]) },
  { label: { ...beagle, light: "bright" }, verdict: "dog_unsure", breeds: [] },
  { label: { file: "mix.jpg", isDog: true }, verdict: "dog", breeds: named(["boxer", 1]) },
  { label: { file: "cat.jpg", isDog: false }, verdict: "dog", breeds: named(["boxer", 0.3]) },
  { label: { file: "car.jpg", isDog: false }, verdict: "no_dog", breeds: [] },
];

test("names are counted of dogs with a labelled breed, refusals of all dogs", () => {
  expect(summarise(CASES)).toMatchObject({
    photos: 6,
    firstRight: { count: 1, of: 3 },
    amongThree: { count: 2, of: 3 },
    dogsRefused: { count: 1, of: 4 },
    othersAccepted: { count: 1, of: 2 },
  });
});

test("sureness is compared with being right, groups are counted apart", () => {
  const { calibration, groups } = summarise(CASES);
  expect(calibration).toEqual([{ from: 0.9, to: 1, meanProbability: 0.93, right: { count: 1, of: 2 } }]);
  expect(groups["light"]).toMatchObject({
    dim: { firstRight: { count: 1, of: 2 } },
    bright: { firstRight: { count: 0, of: 1 } },
  });
  expect(groups["size"]).toEqual({});
});
