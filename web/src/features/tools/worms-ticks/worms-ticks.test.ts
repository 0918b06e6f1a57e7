import { describe, expect, test } from "vitest";
import { addDays } from "date-fns";
import fc from "fast-check";
import { day } from "../../../../test/support/day.ts";
import { writeDay } from "../frame/dates.ts";
import {
  AGES,
  COUNTRIES,
  FIELDS,
  groupOf,
  HABITS,
  HOUSEHOLD,
  inTickSeason,
  nextTickSeason,
  tapewormDays,
  testOf,
  wormDays,
  wormPlan,
  type WormsTicksAnswers,
} from "./worms-ticks.ts";

const ON = "2026-11-21";
const answers = (some: Partial<WormsTicksAnswers> = {}): WormsTicksAnswers => ({
  country: "de",
  age: "adult",
  habits: "none",
  household: "none",
  travels: "none",
  on: ON,
  ...some,
});

test.each([
  [[], "a"],
  [["raw"], "a"],
  [["slugs"], "a"],
  [["meets"], "b"],
  [["hunts"], "c"],
  [["meets", "hunts"], "c"],
  [["scavenges", "hunts", "meets"], "d"],
] as const)("%j: risk group %s", (habits, group) => {
  expect(groupOf(habits)).toBe(group);
});

test.each([
  [{}, "halfYear", null, "good"],
  [{ habits: "meets" }, "quarter", null, "good"],
  [{ habits: "hunts" }, "quarter", "month", "limited"],
  [{ habits: "scavenges" }, "month", "month", "limited"],
  [{ habits: "raw" }, "halfYear", "sixWeeks", "limited"],
  [{ habits: "hunts.raw" }, "quarter", "month", "limited"],
  [{ household: "children" }, "month", null, "good"],
  [{ household: "weak", habits: "meets" }, "month", null, "good"],
  [{ age: "young" }, "month", null, "good"],
  [{ age: "young", habits: "hunts" }, "month", "month", "limited"],
  [{ age: "pup", habits: "hunts.scavenges.raw", household: "children" }, "fortnight", null, "puppy"],
  [{ country: "gb", habits: "hunts" }, "quarter", "upToQuarter", "limited"],
  [{ country: "ie", habits: "raw" }, "halfYear", "upToQuarter", "limited"],
  [{ country: "ie", habits: "scavenges" }, "month", "upToQuarter", "limited"],
  [{ country: "gb" }, "halfYear", null, "good"],
  [{ country: "pl", habits: "hunts" }, "quarter", "month", "limited"],
] as const)("%j: roundworm %s, tapeworm %p, a test is %s", (some, roundworm, tapeworm, stoolTest) => {
  const all = answers(some);
  const plan = wormPlan(all);
  expect([plan.roundworm, plan.tapeworm]).toEqual([roundworm, tapeworm]);
  expect(testOf(all, plan)).toBe(stoolTest);
});

describe("the next days", () => {
  const days = (some: Partial<WormsTicksAnswers>) =>
    wormDays(answers(some), day(ON)).map(({ day: due, kinds }) => `${writeDay(due)} ${kinds.join("+")}`);

  test("begin on the day of the answers without a last one", () => {
    expect(days({ habits: "meets" })).toEqual([
      "2026-11-21 roundworm",
      "2027-02-21 roundworm",
      "2027-05-21 roundworm",
      "2027-08-21 roundworm",
    ]);
  });
  test("count on from the last one", () => {
    expect(days({ habits: "meets", last: "2026-10-31" })).toEqual([
      "2027-01-31 roundworm",
      "2027-04-30 roundworm",
      "2027-07-31 roundworm",
      "2027-10-31 roundworm",
    ]);
  });
  test("are due at once if the last one is long ago", () => {
    expect(days({ last: "2025-01-01" })).toEqual(["2026-11-21 roundworm", "2027-05-21 roundworm"]);
  });
  test("combine both worms on the same day", () => {
    expect(days({ habits: "hunts" }).slice(0, 5)).toEqual([
      "2026-11-21 roundworm+tapeworm",
      "2026-12-21 tapeworm",
      "2027-01-21 tapeworm",
      "2027-02-21 roundworm+tapeworm",
      "2027-03-21 tapeworm",
    ]);
  });
  test("of a pup cover eight weeks", () => {
    expect(days({ age: "pup" })).toEqual([
      "2026-11-21 roundworm",
      "2026-12-05 roundworm",
      "2026-12-19 roundworm",
      "2027-01-02 roundworm",
    ]);
  });

  const anyList = (options: readonly string[]) => fc.subarray([...options]).map((chosen) => chosen.join(".") || "none");
  const DAYS_BETWEEN = {
    fortnight: [14, 14],
    month: [28, 31],
    sixWeeks: [42, 42],
    quarter: [89, 92],
    upToQuarter: [89, 92],
    halfYear: [181, 184],
  } as const;

  test("have the plan's intervals, by an independent calculation", () => {
    const numberOf = (date: Date) => Date.parse(`${writeDay(date)}T00:00:00Z`) / 86_400_000;
    fc.assert(
      fc.property(
        fc.constantFrom(...COUNTRIES),
        fc.constantFrom(...AGES),
        anyList(HABITS),
        anyList(HOUSEHOLD),
        fc.integer({ min: 0, max: 3650 }),
        fc.option(fc.integer({ min: 0, max: 800 }), { nil: undefined }),
        (country, age, habits, household, later, ago) => {
          const on = addDays(day("2024-01-01"), later);
          const some = { country, age, habits, household, on: writeDay(on) };
          const all = answers(ago === undefined ? some : { ...some, last: writeDay(addDays(on, -ago)) });
          const plan = wormPlan(all);
          const found = wormDays(all, on);
          expect(found.length).toBeGreaterThan(0);
          for (const [kind, often] of [["roundworm", plan.roundworm] as const, ["tapeworm", plan.tapeworm] as const]) {
            const numbers = found.filter(({ kinds }) => kinds.includes(kind)).map(({ day: due }) => numberOf(due));
            if (!often) {
              expect(numbers).toEqual([]);
              continue;
            }
            const [least, most] = DAYS_BETWEEN[often];
            for (const [at, number] of numbers.entries()) {
              expect(number).toBeGreaterThanOrEqual(numberOf(on));
              const before = numbers[at - 1];
              if (before === undefined) continue;
              expect(number - before).toBeGreaterThanOrEqual(least);
              expect(number - before).toBeLessThanOrEqual(most);
            }
          }
        },
      ),
    );
  });
});

test("a treatment on the days before an arrival is 24 to 120 hours before it, at any hours", () => {
  const arrival = day("2026-12-18");
  const { first, last } = tapewormDays(arrival);
  expect([writeDay(first), writeDay(last)]).toEqual(["2026-12-14", "2026-12-16"]);
  const hour = 3_600_000;
  const earliest = (arrival.getTime() - (last.getTime() + 24 * hour)) / hour;
  const latest = (arrival.getTime() + 24 * hour - first.getTime()) / hour;
  expect(earliest).toBeGreaterThanOrEqual(24);
  expect(latest).toBeLessThanOrEqual(120);
});

test.each([
  ["de", 2, false],
  ["de", 3, true],
  ["pl", 11, true],
  ["gb", 11, false],
  ["ie", 3, false],
  ["ie", 10, true],
] as const)("%s in month %d: the season of ticks: %p", (country, month, season) => {
  expect(inTickSeason(country, month)).toBe(season);
});

test.each([
  ["de", "2026-11-21", "2027-03-01"],
  ["ie", "2026-02-10", "2026-04-01"],
  ["gb", "2026-03-01", "2027-03-01"],
] as const)("%s: after %s the next season of ticks begins on %s", (country, on, begins) => {
  expect(writeDay(nextTickSeason(country, day(on)))).toBe(begins);
});

test("rejects a last worming in the future", () => {
  expect(FIELDS.last.accepts("2999-01-01")).toBe(false);
  expect(FIELDS.last.accepts("2024-02-29")).toBe(true);
  expect(FIELDS.last.optional).toBe(true);
});
