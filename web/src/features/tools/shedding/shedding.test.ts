import { describe, expect, test } from "vitest";
import fc from "fast-check";
import {
  coatCheck,
  coatNeedsVet,
  COATS,
  intensityOf,
  levelOf,
  nextHighShedding,
  seasonOf,
  sheddingScore,
} from "./shedding.ts";

const month = fc.integer({ min: 1, max: 12 });

test("April, May, October and November are high; March, June, September and December medium; the rest low", () => {
  const levels = Array.from({ length: 12 }, (_, index) => levelOf(index + 1).charAt(0)).join("");
  expect(levels).toBe("llmhhmllmhhm");
});

describe("how much a coat sheds", () => {
  test.each([
    ["kurzhaar", 4, 3, "strong"],
    ["kurzhaar", 3, 2, "medium"],
    ["kurzhaar", 1, 1, "light"],
    ["langhaar", 4, 4, "extreme"],
    ["langhaar", 6, 3, "strong"],
    ["langhaar", 7, 2, "medium"],
    ["doppelfell", 10, 5, "extreme"],
    ["doppelfell", 12, 4, "extreme"],
    ["doppelfell", 8, 3, "strong"],
    ["lockig", 5, 0.5, "minimal"],
    ["lockig", 1, 0.5, "minimal"],
  ] as const)("%s in month %d: %d, %s", (coat, on, score, intensity) => {
    expect(sheddingScore(coat, on)).toBe(score);
    expect(intensityOf(coat, on)).toBe(intensity);
  });

  test("a double coat sheds at least as much as long hair, and that as short hair", () => {
    fc.assert(
      fc.property(month, (on) => {
        const scores = (["kurzhaar", "langhaar", "doppelfell"] as const).map((coat) => sheddingScore(coat, on));
        expect(scores).toEqual(scores.toSorted((a, b) => a - b));
        for (const coat of COATS) expect(sheddingScore(coat, on)).toBeGreaterThan(0);
      }),
    );
  });
});

describe("the next high month", () => {
  test.each([
    [1, 4, 3, "spring"],
    [4, 5, 1, "spring"],
    [5, 10, 5, "autumn"],
    [10, 11, 1, "autumn"],
    [11, 4, 5, "spring"],
    [12, 4, 4, "spring"],
  ])("from month %d: month %d, %d away", (from, found, monthsUntil, season) => {
    expect(nextHighShedding(from)).toEqual({ month: found, monthsUntil, season });
  });

  test("is always within twelve months, and high", () => {
    fc.assert(
      fc.property(month, (from) => {
        const next = nextHighShedding(from);
        expect(levelOf(next.month)).toBe("high");
        expect(next.monthsUntil >= 1 && next.monthsUntil <= 12).toBe(true);
        expect((from + next.monthsUntil - next.month) % 12).toBe(0);
      }),
    );
  });
});

test.each([
  [12, "winter"],
  [2, "winter"],
  [3, "spring"],
  [6, "summer"],
  [9, "autumn"],
  [11, "autumn"],
])("month %d is %s", (on, season) => {
  expect(seasonOf(on)).toBe(season);
});

test.each([
  [0, null],
  [1, "normal"],
  [2, "observe"],
  [3, "vet"],
  [4, "vet"],
])("%d signs: %p", (ticked, meaning) => {
  expect(coatCheck(ticked)).toBe(meaning);
});

test.each([
  [["increased", "clumps"], false],
  [["uneven"], true],
  [["scratching"], true],
  [["increased", "scratching"], true],
  [[], false],
] as const)("%j belong to a vet: %p", (ticked, vet) => {
  expect(coatNeedsVet(ticked)).toBe(vet);
});
