import { describe, expect, test } from "vitest";
import { addDays } from "date-fns";
import fc from "fast-check";
import { day } from "../../../../test/support/day.ts";
import { writeDay } from "../frame/dates.ts";
import {
  BASES,
  daysOfWeek,
  FIELDS,
  type PregnancyAnswers,
  pregnancyDates,
  stageOf,
  stepsToCome,
  wrongDay,
} from "./pregnancy.ts";

const TODAY = day("2026-11-21");
const dates = ({ basis, day: from }: Pick<PregnancyAnswers, "basis" | "day">, today = TODAY) =>
  pregnancyDates({ basis }, day(from), today);

describe("the window of the birth", () => {
  test.each([
    [{ basis: "mating", day: "2026-10-01" }, "2026-12-03", "2026-11-27", "2026-12-12", 51, 8, 12],
    [{ basis: "ovulation", day: "2026-10-01" }, "2026-12-03", "2026-12-01", "2026-12-05", 51, 8, 12],
    [{ basis: "rise", day: "2026-10-01" }, "2026-12-05", "2026-12-03", "2026-12-07", 49, 7, 14],
    [{ basis: "mating", day: "2026-11-21" }, "2027-01-23", "2027-01-17", "2027-02-01", 0, 1, 63],
    [{ basis: "rise", day: "2026-11-20" }, "2027-01-24", "2027-01-22", "2027-01-26", 0, 1, 64],
    [{ basis: "mating", day: "2026-09-16" }, "2026-11-18", "2026-11-12", "2026-11-27", 66, 9, -3],
  ] as const)("%j: around %s", (answers, expected, early, late, passed, week, daysUntil) => {
    const found = dates(answers);
    expect([found.expected, found.early, found.late].map(writeDay)).toEqual([expected, early, late]);
    expect([found.day, found.week, found.daysUntil]).toEqual([passed, week, daysUntil]);
  });

  /** Days since 1970 by the calendar, independent of the tool's code. */
  const numberOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

  test("equals an independent calculation, also across clock changes", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12_000 }).map((after) => addDays(new Date(1995, 0, 1), after)),
        fc.integer({ min: 0, max: 75 }),
        fc.constantFrom(...BASES),
        (today, ago, basis) => {
          const from = addDays(today, -ago);
          const found = pregnancyDates({ basis }, from, today);
          const ovulation = numberOf(writeDay(from)) + (basis === "rise" ? 2 : 0);
          const [early, late] = basis === "mating" ? [57, 72] : [61, 65];
          expect([found.early, found.expected, found.late].map((date) => numberOf(writeDay(date)) - ovulation)).toEqual(
            [early, 63, late],
          );
          expect(found.day).toBe(Math.max(0, numberOf(writeDay(today)) - ovulation));
          const [first, last] = daysOfWeek(found.start, found.week).map((date) => numberOf(writeDay(date)) - ovulation);
          expect(Math.max(1, Math.min(63, found.day))).toBeGreaterThanOrEqual(first ?? NaN);
          expect(Math.min(63, found.day)).toBeLessThanOrEqual(last ?? NaN);
        },
      ),
    );
  });
});

test.each([
  ["2026-11-21", null],
  ["2026-11-22", "ahead"],
  ["2026-09-07", null],
  ["2026-09-06", "past"],
  ["2026-02-30", "none"],
  ["", "none"],
])("%s as the day: asked again because of %p", (text, reason) => {
  expect(wrongDay(text, TODAY)).toBe(reason);
  expect(FIELDS.day.accepts("2999-01-01")).toBe(false);
});

test("lists remaining tasks only, in order", () => {
  const steps = stepsToCome(day("2026-10-01"), TODAY);
  expect(steps.map(({ step, first, last }) => [step, writeDay(first), writeDay(last)])).toEqual([
    ["xray", "2026-11-25", "2026-11-27"],
    ["thermometer", "2026-11-27", "2026-11-27"],
    ["ring", "2026-12-06", "2026-12-06"],
  ]);
  expect(stepsToCome(TODAY, TODAY).map(({ step }) => step)).toEqual([
    "ultrasound",
    "food",
    "apart",
    "xray",
    "thermometer",
    "ring",
  ]);
  expect(stepsToCome(day("2026-09-10"), TODAY)).toEqual([]);
});

test.each([
  [0, "early"],
  [24, "early"],
  [25, "middle"],
  [41, "middle"],
  [42, "late"],
  [57, "late"],
  [58, "due"],
  [65, "due"],
  [66, "over"],
  [75, "over"],
] as const)("day %d: %s", (passed, stage) => {
  expect(stageOf(passed)).toBe(stage);
});
