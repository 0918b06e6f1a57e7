import { expect, test } from "@jest/globals";
import { medianOf, timesOf, timesTogether } from "./times.ts";

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
  expect(medianOf(timesOf(seconds), seconds.length)).toBe(median),
);
test("days together have the median of all their visits", () => {
  const [monday, tuesday] = [
    [0, 0, 0, 0, 300],
    [40, 50, 60],
  ];
  expect(medianOf(timesTogether([timesOf(monday), timesOf(tuesday)]), 8)).toBe(
    medianOf(timesOf([...monday, ...tuesday]), 8),
  );
});
test("visits whose time nobody kept leave it open", () => expect(medianOf(timesOf([10, 20]), 3)).toBeNull());
