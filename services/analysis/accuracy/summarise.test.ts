import { expect, test } from "vitest";
import { classifyBreed } from "../src/domain/vision/classify-dog.ts";
import { oneNameShares } from "./one-name.ts";
import { type Assessed, summarise } from "./summarise.ts";

const named = (...names: [string, number][]) => names.map(([breedId, probability]) => ({ breedId, probability }));
const beagle = { file: "a.jpg", isDog: true, breed: "beagle", light: "dim" };
const CASES: Assessed[] = (
  [
    { label: beagle, verdict: "dog", breeds: named(["beagle", 0.95]) },
    { label: beagle, verdict: "dog", breeds: named(["boxer", 0.91], ["beagle", 0.05]) },
    { label: { ...beagle, light: "bright" }, verdict: "dog_unsure", breeds: [] },
    { label: { file: "mix.jpg", isDog: true }, verdict: "dog", breeds: named(["boxer", 1]) },
    { label: { file: "cat.jpg", isDog: false }, verdict: "dog", breeds: named(["boxer", 0.3]) },
    { label: { file: "car.jpg", isDog: false }, verdict: "no_dog", breeds: [] },
  ] as const
).map((one) => ({ ...one, breedVerdict: classifyBreed(one.breeds).breedVerdict }));

test("counts names for dogs with a labelled breed, rejections for all dogs", () => {
  expect(summarise(CASES)).toMatchObject({
    photos: 6,
    firstRight: { count: 1, of: 3 },
    amongThree: { count: 2, of: 3 },
    dogsRefused: { count: 1, of: 4 },
    othersAccepted: { count: 1, of: 2 },
  });
});

test("compares confidence with accuracy, per group", () => {
  const { calibration, groups } = summarise(CASES);
  expect(calibration).toEqual([{ from: 0.9, to: 1, meanProbability: 0.93, right: { count: 1, of: 2 } }]);
  expect(groups["light"]).toMatchObject({
    dim: { firstRight: { count: 1, of: 2 } },
    bright: { firstRight: { count: 0, of: 1 } },
  });
  expect(groups["size"]).toEqual({});
});

test("a single name is right only for the network's breeds", () => {
  const dog = (breed: string | undefined, breedId: string, probability: number): Assessed => ({
    label: { file: "b.jpg", isDog: true, breed },
    verdict: "dog",
    breeds: named([breedId, probability]),
    breedVerdict: "one",
  });
  const shares = oneNameShares([
    dog("beagle", "beagle", 0.9),
    dog("beagle", "weimaraner", 0.9),
    dog("dachshund", "beagle", 0.95),
    dog(undefined, "beagle", 0.86),
  ]);
  const at = (aloneFrom: number) => shares.find((one) => one.aloneFrom === aloneFrom);
  expect(at(0.85)).toMatchObject({ listedRight: { count: 1, of: 2 }, unlisted: { count: 2, of: 2 } });
  expect(shares.find(({ isShipped }) => isShipped)).toMatchObject({
    listedRight: { count: 0, of: 2 },
    listedWrong: { count: 1, of: 2 },
    unlisted: { count: 1, of: 2 },
  });
  expect(at(0.97)).toMatchObject({ listedWrong: { count: 1, of: 2 }, unlisted: { count: 0, of: 2 } });
});
