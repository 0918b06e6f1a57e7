import { expect, test } from "vitest";
import { medianOf, type Times, toTimes, sumTimes } from "./times.ts";

const timesOfEach = (all: readonly number[]): Times => sumTimes(all.map((seconds) => toTimes(seconds, 1)));

test.each([
  [[], null],
  [[7.9], 7],
  [[0, 0, 90], 0],
  [[0, 30, 90], 30],
  [[10, 20], 10],
  [[20, 10, 100, 9], 10],
  [[59.9], 59],
  [[158], 155],
  [[599.9], 595],
  [[599, 600, 659, 5_000], 600],
  [[3_661, 3_719, 9_000], 3_660],
])("half of the visits of %j seconds took at most %s", (seconds, median) =>
  expect(medianOf(timesOfEach(seconds), seconds.length)).toBe(median),
);
test("merged days have the median of all their visits", () => {
  const [monday, tuesday] = [
    [0, 0, 0, 0, 300],
    [40, 50, 60],
  ];
  expect(medianOf(sumTimes([timesOfEach(monday), timesOfEach(tuesday)]), 8)).toBe(
    medianOf(timesOfEach([...monday, ...tuesday]), 8),
  );
});
test("no median if the time of some visits is unknown", () => expect(medianOf(timesOfEach([10, 20]), 3)).toBeNull());
test("weights equal times by their number", () =>
  expect(medianOf(sumTimes([toTimes(5, 2), toTimes(61, 3)]), 5)).toBe(60));
