import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { breedWeights } from "./breed-weights.ts";
import { breedPageFacts } from "./page-facts.ts";
import {
  expectedKg,
  grownAt,
  grownWeek,
  type KgRange,
  meanShare,
  monthsForChecks,
  placeIn,
  placeWeight,
  PUBLISHED_WEEKS,
  sizeOfKg,
  weeksOfMonths,
} from "./growth.ts";

const { first, last } = PUBLISHED_WEEKS;

/** The published table, in hundredths: largest adult weight in kg, a, b. */
const TABLE = [
  [700, 3692, 4357],
  [1500, 3686, 4822],
  [2750, 3988, 6070],
  [4750, 3696, 5618],
  [12_000, 3661, 6239],
] as const;
const rowOf = (kg: number) => TABLE.find(([most]) => Math.round(kg * 100) <= most) ?? TABLE[4];

/** The natural logarithm by Simpson's rule, independent of the code under test. */
function logarithm(to: number): number {
  const steps = 2000;
  const width = (to - 1) / steps;
  let area = 1 + 1 / to;
  for (let at = 1; at < steps; at++) area += (at % 2 === 0 ? 2 : 4) / (1 + at * width);
  return (area * width) / 3;
}

/** Adult weights in steps of 10 g. */
const adult = fc.integer({ min: 50, max: 12_000 }).map((hundredths) => hundredths / 100);
const publishedWeek = fc.double({ min: first, max: last, noNaN: true });
const anyWeek = fc.double({ min: first, max: 130, noNaN: true });
const range = fc
  .tuple(adult, fc.double({ min: 1, max: 1.6, noNaN: true }))
  .map(([low, times]): KgRange => [low, low * times]);

describe("mean growth", () => {
  test.each([
    [5, 8, 33.2],
    [5, 26, 76.7],
    [10, 12, 43.4],
    [20, 26, 69.2],
    [30, 16, 46.3],
    [30, 52, 89.9],
    [60, 8, 13.7],
    [60, 26, 56.9],
    [60, 52, 82.3],
  ])("a dog of %d kg has at %d weeks %d %% of its weight", (kg, weeks, percent) => {
    expect(meanShare(kg, weeks)).toBeCloseTo(percent / 100, 3);
  });

  test("equals the published curve by independent arithmetic", () => {
    fc.assert(
      fc.property(adult, publishedWeek, (kg, weeks) => {
        const [, a, b] = rowOf(kg);
        const percent = weeks >= grownWeek(kg) ? 100 : Math.min(100, (a * logarithm(weeks) - b) / 100);
        expect(meanShare(kg, weeks)).toBeCloseTo(percent / 100, 6);
      }),
    );
  });

  test("is invertible", () => {
    fc.assert(
      fc.property(adult, publishedWeek, (kg, weeks) => {
        const share = meanShare(kg, weeks) ?? 0;
        fc.pre(share < 1);
        const [, a, b] = rowOf(kg);
        expect(Math.exp((share * 10_000 + b) / a)).toBeCloseTo(weeks, 6);
      }),
    );
  });

  test("is monotonic, ends with the adult dog, and is null before the published weeks", () => {
    fc.assert(
      fc.property(adult, anyWeek, fc.double({ min: 0, max: 30, noNaN: true }), (kg, weeks, later) => {
        const [now, then] = [meanShare(kg, weeks) ?? 0, meanShare(kg, weeks + later) ?? 0];
        expect(now).toBeGreaterThan(0);
        expect(then).toBeGreaterThanOrEqual(now - 1e-12);
        expect(then).toBeLessThanOrEqual(1);
        expect(meanShare(kg, grownWeek(kg))).toBe(1);
        expect(meanShare(kg, first - 0.01)).toBeNull();
      }),
    );
  });

  test("is linear from the last published week to the adult dog", () => {
    const end = grownWeek(60);
    const half = meanShare(60, (last + end) / 2) ?? 0;
    expect(half).toBeCloseTo(((meanShare(60, last) ?? 0) + 1) / 2, 10);
  });

  test("keeps the ends of a range in order, also where the table changes rows", () => {
    fc.assert(
      fc.property(range, anyWeek, (kg, weeks) => {
        const [low, high] = expectedKg(kg, weeks) ?? [1, 0];
        expect(high).toBeGreaterThanOrEqual(low);
        expect(high / low).toBeCloseTo(kg[1] / kg[0], 9);
      }),
    );
  });
});

test.each([
  [3, [6, 9], 52],
  [6, [8, 10], 52],
  [10, [null, 12], 52.18],
  [25, [null, 12], 52.18],
  [45, [12, 18], 78.27],
  [46, [null, 24], 104.36],
] as const)("a dog of %d kg stops growing at %j months and counts as grown in week %d", (kg, months, week) => {
  expect(grownAt(kg)).toEqual(months);
  expect(grownWeek(kg)).toBeCloseTo(week, 2);
});

test.each([
  [4.9, "impossible"],
  [5, "farBelow"],
  [6.9, "farBelow"],
  [7, "below"],
  [9.9, "below"],
  [10, "within"],
  [12, "within"],
  [12.1, "above"],
  [15.6, "above"],
  [15.7, "farAbove"],
  [24, "farAbove"],
  [24.1, "impossible"],
] as const)("%d kg beside 10 to 12 kg: %s", (kg, placed) => {
  expect(placeIn([10, 12], kg)).toBe(placed);
});

test("is monotonic in the dog's weight", () => {
  const ORDER = ["farBelow", "below", "within", "above", "farAbove"];
  const kg = fc.double({ min: 0.5, max: 120, noNaN: true });
  fc.assert(
    fc.property(range, kg, kg, (band, one, other) => {
      const [light, heavy] = [Math.min(one, other), Math.max(one, other)].map((weight) =>
        ORDER.indexOf(placeIn(band, weight)),
      );
      if (light !== -1 && heavy !== -1) expect(light).toBeLessThanOrEqual(heavy ?? 0);
    }),
  );
});

describe("a bitch of 36.5 to 45.5 kg", () => {
  const rottweiler: KgRange = [36.5, 45.5];
  test.each([
    [1, 5, { isGrown: false, placed: null }],
    [6, 20, { isGrown: false, share: [44, 55], placed: "below" }],
    [6, 27, { isGrown: false, share: [59, 74], placed: "within" }],
    [2, 40, { isGrown: false, placed: "impossible" }],
    [24, 36, { isGrown: true, placed: "below" }],
    [24, 40, { isGrown: true, placed: "within" }],
    [24, 60, { isGrown: true, placed: "farAbove" }],
  ] as const)("at %d months, weighing %d kg", (months, kg, placed) => {
    expect(placeWeight(rottweiler, weeksOfMonths(months), kg)).toMatchObject(placed);
  });
  test.each([
    [-1, 40],
    [24, 0],
    [24, 151],
    [301, 40],
    [null, 40],
    [24, null],
  ])("%p months and %p kg are those of no dog", (months, kg) => {
    expect(placeWeight(rottweiler, months === null ? null : weeksOfMonths(months), kg)).toBeNull();
  });
});

test.each([
  [5, false, 5],
  [12, false, 12],
  [5, true, 5],
  [17, true, 11],
  [18, true, 18],
])("checks count %d months (giant: %p) as %d", (months, isGiant, counted) => {
  expect(monthsForChecks(months, isGiant)).toBe(counted);
});

test("breeds with a weight of their own are listed by name, crosses of all sizes are not", () => {
  const names = breedWeights("de").map(({ id }) => id);
  expect(names).toContain("labrador-retriever");
  expect(names).not.toContain("labradoodle");
  expect(names.length).toBeGreaterThan(150);
  for (const { kg } of breedWeights("pl"))
    for (const [low, high] of [kg.male, kg.female]) expect(low).toBeLessThanOrEqual(high);
});

test.each(["chihuahua", "yorkshire-terrier", "miniature-schnauzer", "dachshund", "akita"])(
  "the range of %s, of shows or unverified, judges no dog",
  (id) => {
    expect(breedPageFacts(id).weightVerdict).toBe(false);
    expect(breedWeights("en").map((breed) => breed.id)).not.toContain(id);
  },
);

test.each([
  [2, "small"],
  [10, "medium"],
  [24.9, "medium"],
  [25, "large"],
  [45, "large"],
  [45.1, "giant"],
] as const)("%p kg is %s", (kg, size) => {
  expect(sizeOfKg(kg)).toBe(size);
});
