import { describe, expect, test } from "vitest";
import { toolTexts } from "../../../../test/support/tool-texts.ts";
import { describeQuartiles } from "./describe-quartiles.ts";

const TEXTS = await toolTexts();
const { quartiles: text } = TEXTS.en.puppyWeight;
const AGE = { weeks: 28, age: "at 28 weeks" };
const said = (averageKg: number, sex: "female" | "male" | undefined, kg?: number, age = AGE) =>
  describeQuartiles(text, "en", { averageKg, sex, kg, ...age });

test("half of a sex, its size group and where the figures come from", () => {
  expect(said(12, "female")).toBe(
    `Of females from breeds with an adult weight of 9 to 15 kg, half weighed between 5.7 and 8.3 kg at 28 weeks. ${text.note}`,
  );
  expect(said(3, "male")).toContain("under 6.5 kg, half weighed between 2.2 and 4.4 kg");
});

test("both sexes when none is known, and then no place", () => {
  expect(said(35, undefined, 23)).toMatch(/^Of females .* 19 and 24\.5 kg .* Of males .* 22 and 29 kg /);
  expect(said(35, undefined, 23)).not.toContain("Yours");
});

describe("place of a weight", () => {
  test.each([
    [5.69, "light"],
    [5.7, "middle"],
    [8.3, "middle"],
    [8.31, "heavy"],
  ] as const)("%d kg: %s", (kg, place) => {
    const sentence = said(12, "female", kg);
    expect(sentence).toContain(text.place[place]);
    expect(Object.values(text.place).filter((each) => sentence?.includes(each))).toHaveLength(1);
  });
});

test.each([
  ["a breed of 40 kg", 40, 28],
  ["a puppy of eight weeks", 12, 8],
  ["a dog of two years", 12, 104],
])("nothing for %s", (_who, averageKg, weeks) => {
  expect(said(averageKg, "male", 5, { weeks, age: "then" })).toBeUndefined();
});
