import { expect, test } from "vitest";
import { addDays } from "date-fns";
import fc from "fast-check";
import { readDay, writeDay } from "../frame/dates.ts";
import {
  MAX_WEIGHINGS,
  readKg,
  readWeighings,
  type Weighing,
  withoutDay,
  withWeighing,
  writeWeighings,
  wrongDay,
} from "./weighings.ts";

const START = new Date(2026, 0, 1);
const weighing = fc.record({
  day: fc.integer({ min: 0, max: 700 }).map((days) => writeDay(addDays(START, days))),
  kg: fc.integer({ min: 10, max: 12_000 }).map((hundredths) => String(hundredths / 100)),
});
const some = fc
  .array(weighing, { maxLength: 60 })
  .map((list) => list.reduce((all, each) => withWeighing(all, each), [] as Weighing[]));

test("what is written into the address is read back, sorted, one weight a day", () => {
  fc.assert(
    fc.property(some, (list) => {
      expect(readWeighings(writeWeighings(list) ?? "") ?? []).toEqual(list);
      expect(list.map(({ day }) => day)).toEqual([...new Set(list.map(({ day }) => day))].toSorted());
    }),
  );
});

test("a weighing is entered, replaces that of its day, and goes again", () => {
  fc.assert(
    fc.property(some, weighing, (list, added) => {
      const next = withWeighing(list, added);
      expect(next).toContainEqual(added);
      expect(next.filter(({ day }) => day === added.day)).toHaveLength(1);
      expect(withoutDay(next, added.day)).toEqual(withoutDay(list, added.day));
    }),
  );
});

test.each([
  "",
  "2026-11-21",
  "2026-11-21_",
  "2026-11-21_4,2",
  "2026-11-21_0",
  "2026-11-21_121",
  "2026-13-21_4.2",
  "2026-11-21_4.2_2026-11-21_4.3",
  "2026-11-21_4.2_2026-11-14_4",
  "2026-11-21_4.2_x",
  "2026-11-21_ 4.2",
])("%p is no list of weights", (list) => {
  expect(readWeighings(list)).toBeNull();
});

test("an address with more than a hundred weights is refused", () => {
  const list = Array.from({ length: MAX_WEIGHINGS + 1 }, (_, at) => ({ day: writeDay(addDays(START, at)), kg: "4" }));
  expect(readWeighings(writeWeighings(list.slice(1)) ?? "")).toHaveLength(MAX_WEIGHINGS);
  expect(readWeighings(writeWeighings(list) ?? "")).toBeNull();
});

test.each([
  ["4,35", "4.35"],
  [" 4.350 ", "4.350"],
  ["0,05", "0.05"],
  ["0,049", null],
  ["120,1", null],
  ["vier", null],
])("%p typed is kept as %p", (typed, kg) => {
  expect(readKg(typed)).toBe(kg);
});

test.each([
  ["2026-11-22", "ahead"],
  ["2026-08-31", "before"],
  ["", "none"],
  ["2026-09-01", null],
  ["2026-11-21", null],
])("%p for a dog born on 1 September, on 21 November: %p", (day, wrong) => {
  expect(wrongDay(day, readDay("2026-09-01") ?? START, new Date(2026, 10, 21))).toBe(wrong);
});
