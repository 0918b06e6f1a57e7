import { describe, expect, test } from "vitest";
import { addDays } from "date-fns";
import fc from "fast-check";
import { writeDay } from "../frame/dates.ts";
import {
  AGES,
  OBSERVATIONS,
  SIZES,
  teethCategory,
  teethDays,
  teethPhase,
  teethScore,
  teethTimeline,
  teethVetReason,
} from "./puppy-teeth.ts";

describe("the change of teeth", () => {
  test.each([
    [2, "milk"],
    [3, "before"],
    [4, "before"],
    [5, "main"],
    [6, "main"],
    [7, "final"],
    [8, "final"],
  ])("month %d is the phase %s", (months, phase) => {
    expect(teethPhase(months)).toBe(phase);
  });

  test.each([
    ["2", "medium", "none", 80, "perfect", null],
    ["2", "large", "loose", 100, "perfect", "early"],
    ["2", "medium", "finished", 100, "perfect", "early"],
    ["4", "small", "finished", 100, "perfect", "early"],
    ["5", "small", "finished", 100, "perfect", null],
    ["3", "small", "loose", 100, "perfect", null],
    ["3", "medium", "none", 100, "perfect", null],
    ["5", "large", "loose", 100, "perfect", null],
    ["6", "large", "none", 100, "perfect", "late"],
    ["6", "small", "double", 100, "perfect", "double"],
    ["7", "large", "double", 70, "normal", "double"],
    ["7", "small", "double", 50, "check", "double"],
    ["8", "small", "double", 50, "check", "double"],
    ["7", "large", "loose", 100, "perfect", null],
    ["8", "large", "loose", 100, "perfect", "unfinished"],
    ["8", "small", "finished", 100, "perfect", null],
  ] as const)("month %s, %s, %s: %d points, %s, vet because of %p", (age, size, seen, score, category, reason) => {
    expect(teethScore({ age, size, seen })).toBe(score);
    expect(teethCategory(score)).toBe(category);
    expect(teethVetReason({ age, size, seen })).toBe(reason);
  });

  test("points are from 50 to 100, and double teeth always need a vet", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...AGES),
        fc.constantFrom(...SIZES),
        fc.constantFrom(...OBSERVATIONS),
        (age, size, seen) => {
          const score = teethScore({ age, size, seen });
          expect(score >= 50 && score <= 100).toBe(true);
          if (seen === "double") expect(teethVetReason({ age, size, seen })).toBe("double");
        },
      ),
    );
  });

  test("incisors change from 3 to 5 months, canines 4 to 6, premolars 4 to 7, molars 5 to 7", () => {
    expect(teethTimeline(4)).toEqual([
      { tooth: "incisors", start: 3, end: 5, current: true },
      { tooth: "canines", start: 4, end: 6, current: true },
      { tooth: "premolars", start: 4, end: 7, current: true },
      { tooth: "molars", start: 5, end: 7, current: false },
    ]);
  });
});

describe("the days in the calendar", () => {
  test("for a puppy of four months: molars in one month, everything done in three", () => {
    const days = teethDays(4, new Date(2026, 10, 30));
    expect(days.map(({ what, day }) => [what, writeDay(day)])).toEqual([
      ["molars", "2026-12-30"],
      ["done", "2027-02-28"],
    ]);
  });

  test("are ascending and in the future, on every day of the year", () => {
    fc.assert(
      fc.property(fc.nat(4000), fc.constantFrom(...AGES), (after, age) => {
        const on = addDays(new Date(2020, 0, 1), after);
        const days = teethDays(Number(age), on).map(({ day }) => day.getTime());
        expect(days.every((day) => day > on.getTime())).toBe(true);
        expect(days).toEqual(days.toSorted((a, b) => a - b));
      }),
    );
  });
});
