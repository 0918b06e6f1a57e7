import { expect, test } from "vitest";
import { readDecimal } from "./decimal.ts";

test.each([
  ["2,5", 2.5],
  ["2.5", 2.5],
  [" 2,5 ", 2.5],
  [",5", 0.5],
  ["12,", 12],
  ["-3", -3],
  ["2,5,1", null],
  ["1.234,5", null],
  ["abc", null],
  ["", null],
  ["1e5", null],
  ["Infinity", null],
])("%j is %p", (typed, number) => {
  expect(readDecimal(typed)).toBe(number);
});
