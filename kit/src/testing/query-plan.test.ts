import { expect, test } from "vitest";
import { isSortedBy } from "./query-plan.ts";

test.each([
  ["a_1_b_1", { a: 1, b: 1 }, true],
  ["a_1_b_1", { a: -1, b: -1 }, true],
  ["a_1_b_1_c_1", { a: 1, b: 1 }, true],
  ["a_1_b_1", { a: 1, b: -1 }, false],
  ["a_1_b_1", { b: 1 }, false],
  ["a_1", { a: 1, b: 1 }, false],
  ["a_1", {}, false],
])("the index %s sorts by %j: %s", (index, sort, is) => {
  expect(isSortedBy(index, sort)).toBe(is);
});
