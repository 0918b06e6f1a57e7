import { expect, test } from "vitest";
import { mayRetry, retryDelayMs } from "./poll-retry.ts";

test("the delay doubles from one second and stops at thirty", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test("three retries, and none when the analysis does not exist", () => {
  expect([0, 1, 2, 3].map((n) => mayRetry(n, false))).toEqual([true, true, true, false]);
  expect(mayRetry(0, true)).toBe(false);
});
