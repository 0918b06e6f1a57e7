import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { FIELDS, humanYears, phaseOf, PHASES, SIZES, tierOf, vetStage } from "./dog-years.ts";

const age = fc.integer({ min: 1, max: 50 }).map((halves) => halves / 2);
const size = fc.constantFrom(...SIZES);

describe("human years", () => {
  test.each([
    [0.5, "small", 17],
    [0.5, "medium", 20],
    [1, "small", 26],
    [1, "medium", 31],
    [1, "large", 34],
    [1, "giant", 39],
    [2, "medium", 42],
    [5, "medium", 57],
    [9, "medium", 66],
    [9, "large", 73],
    [15, "small", 63],
    [15, "giant", 93],
    [25, "giant", 103],
  ] as const)("a dog of %d years, %s: %d", (years, dog, expected) => {
    expect(humanYears(years, dog)).toBe(expected);
  });

  test("are integers that grow with age and size", () => {
    fc.assert(
      fc.property(age, size, (years, dog) => {
        const now = humanYears(years, dog);
        expect(Number.isInteger(now)).toBe(true);
        expect(humanYears(years + 0.5, dog)).toBeGreaterThanOrEqual(now);
        const bySize = SIZES.map((one) => humanYears(years, one));
        expect(bySize).toEqual(bySize.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe("the phase of life", () => {
  test.each([
    [19, "puppy"],
    [20, "youngAdult"],
    [29, "youngAdult"],
    [30, "adult"],
    [49, "adult"],
    [50, "middleAge"],
    [64, "middleAge"],
    [65, "senior"],
    [79, "senior"],
    [80, "veryOld"],
  ] as const)("%d human years: %s", (years, phase) => {
    expect(phaseOf(years)).toBe(phase);
  });

  test("is monotonic", () => {
    fc.assert(
      fc.property(fc.nat(140), (years) => {
        expect(PHASES.indexOf(phaseOf(years + 1))).toBeGreaterThanOrEqual(PHASES.indexOf(phaseOf(years)));
      }),
    );
  });

  test.each([
    [29, "young"],
    [30, "adult"],
    [50, "middle"],
    [65, "old"],
  ] as const)("%d human years get the advice for %s dogs", (years, tier) => {
    expect(tierOf(years)).toBe(tier);
  });
});

test.each([
  [0.5, "giant", "puppy"],
  [1, "small", "youngAdult"],
  [4, "small", "matureAdult"],
  [6, "giant", "senior"],
  [8, "medium", "matureAdult"],
  [10.5, "small", "senior"],
] as const)("vets call a dog of %d years, %s: %s", (years, dog, stage) => {
  expect(vetStage(years, dog)).toBe(stage);
});

test.each([
  ["0.5", true],
  ["25", true],
  ["2.5", true],
  ["2,5", true],
  ["2,5,1", false],
  ["0", false],
  ["25.5", false],
  ["2.3", false],
  ["-1", false],
  ["NaN", false],
  ["", false],
])("the age %p is taken: %p", (given, taken) => {
  expect(FIELDS.age.accepts(given)).toBe(taken);
});
