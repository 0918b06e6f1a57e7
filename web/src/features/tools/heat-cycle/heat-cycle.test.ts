import { describe, expect, test } from "vitest";
import { addDays } from "date-fns";
import fc from "fast-check";
import { day } from "../../../../test/support/day.ts";
import { writeDay } from "../frame/dates.ts";
import {
  AGES,
  CYCLES,
  cycleLength,
  FIELDS,
  type HeatAnswers,
  heatSigns,
  nextHeat,
  pyometraPossible,
  seasonOf,
  SIZES,
  vetReason,
} from "./heat-cycle.ts";

const TODAY = day("2026-11-21");
const heat = (answers: Partial<HeatAnswers> = {}) => {
  const all: HeatAnswers = { last: "2026-06-10", cycle: "6", ...answers };
  return nextHeat(all, day(all.last), TODAY);
};

describe("the window of the next heat", () => {
  test.each([
    [{}, "2026-12-10", "2026-11-26", "2026-12-24", 19],
    [{ size: "small" }, "2026-12-10", "2026-11-30", "2026-12-20", 19],
    [{ size: "large" }, "2026-12-10", "2026-11-19", "2026-12-31", 19],
    [{ age: "young" }, "2026-12-10", "2026-11-19", "2026-12-31", 19],
    [{ size: "large", age: "senior" }, "2026-12-10", "2026-11-05", "2027-01-14", 19],
    [{ last: "2026-08-31" }, "2027-02-28", "2027-02-14", "2027-03-14", 99],
    [{ last: "2026-05-10" }, "2026-11-10", "2026-10-27", "2026-11-24", -11],
  ] as const)("%j: around %s", (answers, expected, early, late, daysUntil) => {
    const found = heat(answers);
    expect([found.expected, found.early, found.late].map(writeDay)).toEqual([expected, early, late]);
    expect(found.daysUntil).toBe(daysUntil);
  });

  test("is exact only if size and age are known", () => {
    expect(heat({ size: "small", age: "adult" }).accuracy).toBe("high");
    expect(heat({ size: "small" }).accuracy).toBe("medium");
    expect(heat().accuracy).toBe("medium");
  });

  test("is consistent for every day, also across clock changes", () => {
    const days = fc.integer({ min: 0, max: 12_000 }).map((after) => addDays(new Date(1995, 0, 1), after));
    fc.assert(
      fc.property(
        days,
        days,
        fc.constantFrom(...CYCLES),
        fc.constantFrom(...SIZES),
        fc.constantFrom(...AGES),
        (last, today, cycle, size, age) => {
          const answers = { last: writeDay(last), cycle, size, age };
          const found = nextHeat(answers, last, today);
          expect(last < found.early && found.early < found.expected && found.expected < found.late).toBe(true);
          expect(Number.isInteger(found.daysUntil)).toBe(true);
          expect(nextHeat(answers, last, addDays(today, 1)).daysUntil).toBe(found.daysUntil - 1);
        },
      ),
    );
  });
});

test.each([
  ["4", "short"],
  ["5", "short"],
  ["6", "typical"],
  ["7", "long"],
  ["9", "long"],
] as const)("a cycle of %s months is %s", (cycle, length) => {
  expect(cycleLength(cycle)).toBe(length);
});

test.each([
  ["2026-02-28", null],
  ["2026-03-01", "spring"],
  ["2026-05-31", "spring"],
  ["2026-06-01", null],
  ["2026-09-01", "autumn"],
  ["2026-11-30", "autumn"],
  ["2026-12-01", null],
])("%s: %p", (on, season) => {
  expect(seasonOf(day(on))).toBe(season);
});

test.each([
  [0, null],
  [1, "single"],
  [2, "possible"],
  [3, "likely"],
  [4, "likely"],
])("%d of the signs: %p", (ticked, meaning) => {
  expect(heatSigns(ticked)).toBe(meaning);
});

test.each([
  [{ cycle: "6" }, null],
  [{ cycle: "4", last: "2026-10-01" }, "short"],
  [{ cycle: "6", last: "2026-01-10" }, "overdue"],
] as const)("%j: a vet first because of %p", (answers, reason) => {
  const all: HeatAnswers = { last: "2026-06-10", ...answers };
  expect(vetReason(all, heat(all), TODAY)).toBe(reason);
});

test("rejects invalid, future and long past days", () => {
  for (const wrong of ["2026-02-30", "2999-01-01", "1890-01-01", "yesterday", ""])
    expect(FIELDS.last.accepts(wrong)).toBe(false);
  expect(FIELDS.last.accepts("2024-02-29")).toBe(true);
});

test.each([
  ["an ordinary heat", ["swelling", "bleeding", "maleAttention", "behaviorChange"], null, false],
  ["a heat that begins", ["swelling", "bleeding"], null, false],
  ["blood alone, nothing known of the last heat", ["bleeding"], null, false],
  ["a changed dog that bleeds, without any other sign of a heat", ["bleeding", "behaviorChange"], null, true],
  ["blood six weeks after a heat began", ["bleeding"], "2026-10-10", true],
  [
    "blood six weeks after a heat began, with all other signs",
    ["swelling", "bleeding", "maleAttention"],
    "2026-10-10",
    true,
  ],
  ["blood fifteen weeks after a heat began", ["bleeding"], "2026-08-08", true],
  ["no blood six weeks after a heat began", ["behaviorChange"], "2026-10-10", false],
  ["blood in the heat that began last week", ["bleeding"], "2026-11-14", false],
  ["blood half a year after a heat", ["bleeding"], "2026-05-20", false],
] as const)("%s: %j, last heat %p: pyometra is possible: %p", (_, ticked, last, possible) => {
  expect(pyometraPossible(ticked, { last: last && day(last) }, TODAY)).toBe(possible);
});

test("blood as the only sign of an old dog is for the vet", () => {
  const last = day("2026-05-20");
  expect(pyometraPossible(["bleeding"], { last, age: "senior" }, TODAY)).toBe(true);
  expect(pyometraPossible(["bleeding", "swelling"], { last, age: "senior" }, TODAY)).toBe(false);
});
