import { describe, expect, test } from "vitest";
import { LEVELS } from "@hundeblick/proto/health/check-lists";
import { meanShare } from "@hundeblick/triage/breeds/growth";
import { evaluateCheck } from "@hundeblick/triage/evaluate-check";
import { loadCheck } from "@hundeblick/triage/load";
import { addDays } from "date-fns";
import fc from "fast-check";
import { writeDay } from "../frame/dates.ts";
import { assessGrowth } from "./assess-growth.ts";

const CHECK = await loadCheck("weight_trend", "en");
const BORN = new Date(2026, 0, 5);
/** Weights by age in weeks. */
const weighed = (adultKg: number, ...weights: readonly (readonly [weeks: number, kg: string])[]) =>
  assessGrowth(
    CHECK,
    [adultKg, adultKg],
    BORN,
    weights.map(([weeks, kg]) => ({ day: writeDay(addDays(BORN, Math.round(weeks * 7))), kg })),
  );
const onMean = (adultKg: number, weeks: number, times = 1) =>
  ((meanShare(adultKg, weeks) ?? 0) * adultKg * times).toFixed(2);

describe("what a change means is said by the check", () => {
  test.each([
    [
      "a loss before four months",
      20,
      [
        [10, "6"],
        [11, "5.7"],
      ],
      "young_puppy",
    ],
    [
      "a loss after that",
      20,
      [
        [24, "13"],
        [26, "12.5"],
      ],
      "puppy",
    ],
    [
      "a week without a gain before four months",
      20,
      [
        [10, "6.0"],
        [11, "6.1"],
      ],
      "young_puppy",
    ],
    [
      "the same on scales that show 10 g",
      5,
      [
        [10, "2.05"],
        [11, "2.15"],
      ],
      "growing",
    ],
    [
      "a week without a gain at five months",
      20,
      [
        [21, "12.0"],
        [22.2, "12.0"],
      ],
      "puppy",
    ],
    [
      "and at eight months",
      20,
      [
        [35, "16.0"],
        [37, "16.0"],
      ],
      "normal",
    ],
    [
      "three days apart",
      20,
      [
        [10, "6.0"],
        [10.5, "6.1"],
      ],
      "within_error",
    ],
    [
      "a newborn that gains almost nothing in six days",
      20,
      [
        [2 / 7, "0.42"],
        [8 / 7, "0.45"],
      ],
      "young_puppy",
    ],
    [
      "a newborn that gains 5 % in a day on kitchen scales",
      20,
      [
        [2 / 7, "0.420"],
        [3 / 7, "0.441"],
      ],
      "newborn",
    ],
    [
      "a newborn on scales that show 100 g",
      20,
      [
        [2 / 7, "0.4"],
        [3 / 7, "0.4"],
      ],
      "newborn_unclear",
    ],
    [
      "a gain",
      20,
      [
        [10, "6"],
        [11, "6.8"],
      ],
      "growing",
    ],
    [
      "a loss over several weighings, each within the error",
      20,
      [
        [12, "8.0"],
        [12.3, "7.9"],
        [12.6, "7.8"],
        [12.9, "7.7"],
      ],
      "young_puppy",
    ],
    [
      "a giant of thirteen months that lost a little",
      60,
      [
        [56, "50"],
        [58, "49"],
      ],
      "puppy",
    ],
    [
      "growth up to the first birthday is no gain of an adult",
      30,
      [
        [30, "20"],
        [56, "29"],
      ],
      "growing",
    ],
    [
      "a gain after it is one",
      30,
      [
        [54, "28"],
        [70, "32"],
      ],
      "big_gain",
    ],
  ] as const)("%s", (_, adultKg, weights, band) => {
    expect(weighed(adultKg, ...weights).trend?.band.id).toBe(band);
  });

  test("one weight alone has no trend, and none has nothing", () => {
    expect(weighed(20, [12, "8"])).toMatchObject({ trend: null, crossing: null, placed: "above" });
    expect(weighed(20)).toEqual({ weighed: [], placed: null, trend: null, crossing: null });
  });

  test("is never less urgent than the check says of the last two weights", () => {
    const kg = fc.integer({ min: 200, max: 3000 }).map((hundredths) => (hundredths / 100).toFixed(2));
    const weeks = fc.uniqueArray(fc.integer({ min: 8, max: 51 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(weeks, fc.array(kg, { minLength: 6, maxLength: 6 }), (ages, weights) => {
        const sorted = ages.toSorted((a, b) => a - b);
        const all = sorted.map((weeks, at) => ({ weeks, kg: weights[at] ?? "5" }));
        const [before, now] = all.slice(-2);
        if (!before || !now) throw new Error("too few");
        const answers = {
          before: Number(before.kg),
          now: Number(now.kg),
          days: (now.weeks - before.weeks) * 7,
          step: 0.01,
        };
        const alone = evaluateCheck(CHECK, answers, { ageMonths: Math.floor((now.weeks * 7 * 12) / 365.25) });
        const levelOf = (id: string | null | undefined) => CHECK.bands.find((band) => band.id === id)?.level ?? "home";
        const { trend } = weighed(20, ...all.map(({ weeks: age, kg: typed }) => [age, typed] as const));
        expect(LEVELS.indexOf(levelOf(trend?.band.id))).toBeLessThanOrEqual(LEVELS.indexOf(levelOf(alone.band)));
      }),
    );
  });
});

describe("leaving the line", () => {
  test.each([
    [1, 0.89, "down"],
    [1, 0.91, undefined],
    [1, 1.19, undefined],
    [1, 1.21, "up"],
    [0.8, 1, "up"],
    [1.2, 1, "down"],
  ] as const)("from %d to %d of the mean within four weeks: %p", (from, to, way) => {
    const growth = weighed(20, [14, onMean(20, 14, from)], [18, onMean(20, 18, to)]);
    expect(growth.crossing?.way).toBe(way);
  });

  test.each([
    ["within days", 14, 15],
    ["over months", 14, 24],
    ["where no curve is published", 50, 54],
  ])("is not asked %s", (_, from, to) => {
    expect(weighed(60, [from, onMean(60, from)], [to, onMean(60, to, 0.8)]).crossing).toBeNull();
  });

  test("who stays on its line, at whatever height, never leaves it", () => {
    const adult = fc.integer({ min: 1, max: 90 });
    const ages = fc.uniqueArray(fc.integer({ min: 8, max: 52 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(adult, ages, fc.double({ min: 0.75, max: 1.25, noNaN: true }), (adultKg, weeks, times) => {
        const line = weeks.toSorted((a, b) => a - b).map((week) => [week, onMean(adultKg, week, times)] as const);
        expect(weighed(adultKg, ...line).crossing).toBeNull();
      }),
    );
  });
});

test.each([
  ["3", "impossible"],
  ["4", "farBelow"],
  ["7.6", "below"],
  ["11", "farAbove"],
  ["16", "impossible"],
] as const)("a puppy of twelve weeks that becomes 20 kg and weighs %s kg is %s", (kg, placed) => {
  expect(weighed(20, [12, kg]).placed).toBe(placed);
});

test("weights of a day before the birth are left out, and before eight weeks there is no line", () => {
  const growth = weighed(20, [-1, "3"], [5, "2.5"]);
  expect(growth.weighed).toHaveLength(1);
  expect(growth.weighed[0]).toMatchObject({ expected: null, ofMean: null });
  expect(growth.placed).toBeNull();
});

test("before eight weeks a weight is impossible from twice that of eight weeks on", () => {
  const atEight = 20 * (meanShare(20, 8) ?? 0);
  expect(weighed(20, [3, (2 * atEight - 0.1).toFixed(1)]).placed).toBeNull();
  expect(weighed(20, [3, (2 * atEight + 0.1).toFixed(1)]).placed).toBe("impossible");
  expect(weighed(8, [3, "60"]).placed).toBe("impossible");
});
