import { describe, expect, test } from "vitest";
import { meanShare } from "./growth.ts";
import {
  QUARTILE_WEEKS,
  type Quartiles,
  quartilesAt,
  type Sex,
  type SizeGroup,
  sizeGroupOf,
} from "./growth-quartiles.ts";

const SEXES: readonly Sex[] = ["female", "male"];
const GROWN_KG = [4, 8, 12, 22, 35];
const groupOf = (kg: number): SizeGroup => {
  const group = sizeGroupOf(kg);
  if (!group) throw new Error(`no group for ${kg} kg`);
  return group;
};

test.each([
  [1, 0],
  [6.4, 0],
  [6.5, 6.5],
  [9, 9],
  [29.9, 15],
  [30, 30],
  [39.9, 30],
])("a breed of %d kg is in the group from %d kg", (kg, from) => {
  expect(groupOf(kg).grownKg[0]).toBe(from);
});

test("no group from 40 kg on", () => {
  expect(sizeGroupOf(40)).toBeUndefined();
});

test("published ages have their figures, ages between them lie between", () => {
  const small = groupOf(4);
  expect(quartilesAt(small, "female", 12)).toEqual([1.089, 1.451, 1.905]);
  expect(quartilesAt(small, "female", 14)).toEqual([
    expect.closeTo(1.225, 3),
    expect.closeTo(1.656, 3),
    expect.closeTo(2.2, 3),
  ]);
  expect(quartilesAt(groupOf(35), "male", 88)).toEqual([29.484, 33.112, 37.807]);
});

test.each([0, 11.9, 88.1, 104, Number.NaN])("nothing at %d weeks", (weeks) => {
  expect(quartilesAt(groupOf(12), "male", weeks)).toBeUndefined();
});

describe.each(GROWN_KG)("group of %d kg", (kg) => {
  const group = groupOf(kg);
  const all = (sex: Sex): Quartiles[] =>
    QUARTILE_WEEKS.map((weeks) => quartilesAt(group, sex, weeks)).filter((each) => each !== undefined);

  test("every age has three weights in order, and males weigh more", () => {
    for (const sex of SEXES) {
      expect(all(sex)).toHaveLength(QUARTILE_WEEKS.length);
      for (const [quarter, median, threeQuarters] of all(sex)) {
        expect(quarter).toBeLessThan(median);
        expect(median).toBeLessThan(threeQuarters);
      }
    }
    for (const [at, [, median]] of all("female").entries()) expect(median).toBeLessThan(all("male")[at]?.[1] ?? 0);
  });

  test("no weight falls by more than 4 % to the next age", () => {
    for (const sex of SEXES)
      for (const [at, later] of all(sex).slice(1).entries())
        for (const [quartile, weight] of later.entries())
          expect(weight).toBeGreaterThan((all(sex)[at]?.[quartile] ?? Infinity) * 0.96);
  });

  // two sources that know nothing of each other: a slip of a median's first digit would show
  test("the median is within 15 points of the mean curve, in percent of the grown weight", () => {
    for (const sex of SEXES) {
      const grown = quartilesAt(group, sex, 88)?.[1] ?? Number.NaN;
      for (const weeks of QUARTILE_WEEKS) {
        const share = (quartilesAt(group, sex, weeks)?.[1] ?? Number.NaN) / grown;
        expect(Math.abs(share - (meanShare(grown, weeks) ?? Number.NaN))).toBeLessThan(0.15);
      }
    }
  });
});
