import { describe, expect, test } from "vitest";
import { classifyBreed, classifyDog } from "./classify-dog.ts";

const guesses = (...probabilities: number[]) =>
  probabilities.map((probability, i) => ({ breedId: `breed-${i}`, probability }));

describe("dog", () => {
  test.each([
    [1, "dog"],
    [0.6, "dog"],
    [0.599, "dog_unsure"],
    [0.2, "dog_unsure"],
    [0.199, "no_dog"],
    [0, "no_dog"],
  ] as const)("dog mass %d is %s", (mass, verdict) => {
    expect(classifyDog(mass)).toBe(verdict);
  });
});

describe("breed", () => {
  test("one name from 85 % on", () => {
    expect(classifyBreed(guesses(0.85, 0.1)).breedVerdict).toBe("one");
    expect(classifyBreed(guesses(0.849, 0.1)).breedVerdict).toBe("several");
  });
  test("never more than three names", () => {
    expect(classifyBreed(guesses(0.4, 0.3, 0.2, 0.1)).breeds.map(({ breedId }) => breedId)).toEqual([
      "breed-0",
      "breed-1",
      "breed-2",
    ]);
  });
  test("no name below the minimum probability", () => {
    expect(classifyBreed(guesses(0.2, 0.2, 0.2))).toEqual({ breeds: [], breedVerdict: "unknown" });
    expect(classifyBreed([])).toEqual({ breeds: [], breedVerdict: "unknown" });
  });
});
