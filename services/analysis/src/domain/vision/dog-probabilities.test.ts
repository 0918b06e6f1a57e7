import { describe, expect, test } from "vitest";
import { dogProbabilities, softmax } from "./dog-probabilities.ts";

const BEAGLE = 162;
const ESKIMO_DOG = 248;
const HUSKY = 250;
const PIZZA = 963;
const logits = (strong: Record<number, number>): number[] => Array.from({ length: 1_000 }, (_, i) => strong[i] ?? 0);

describe("dog probabilities", () => {
  test("a strong beagle is a dog, and a beagle first", () => {
    const { dogMass, breeds } = dogProbabilities(logits({ [BEAGLE]: 9 }));
    expect(breeds[0]?.breedId).toBe("beagle");
    expect(dogMass).toBeGreaterThan(0.99);
  });
  test("a pizza is no dog", () => {
    expect(dogProbabilities(logits({ [PIZZA]: 9 })).dogMass).toBeLessThan(0.01);
  });
  test("Eskimo dog and husky are one breed with the sum of both", () => {
    const { breeds } = dogProbabilities(logits({ [ESKIMO_DOG]: 8, [HUSKY]: 8, [BEAGLE]: 8 }));
    expect(breeds[0]?.breedId).toBe("siberian-husky");
    expect(breeds[0]?.probability).toBeCloseTo(2 * (breeds[1]?.probability ?? 0), 5);
    expect(breeds).toHaveLength(117);
  });
  test("the temperature sharpens the probabilities", () => {
    const { breeds } = dogProbabilities(logits({ [BEAGLE]: 12.2, 163: 10 }));
    expect(breeds[0]!.probability / breeds[1]!.probability).toBeCloseTo(Math.exp(2.2 / 0.55), 3);
  });
  test("sorts equal breeds in a stable order", () => {
    const first = dogProbabilities(logits({})).breeds.map(({ breedId }) => breedId);
    expect(first).toEqual(
      first
        .toSorted((a, b) => a.localeCompare(b))
        .filter((id) => id !== "siberian-husky")
        .toSpliced(0, 0, "siberian-husky"),
    );
  });
  test("softmax sums to one even for huge values", () => {
    expect(softmax([1_000, 1_000, -1_000])).toEqual([0.5, 0.5, 0]);
  });
});
