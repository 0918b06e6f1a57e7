import { expect, test } from "vitest";
import { delayAfter, FREE_PER_ADDRESS } from "./sign-in-delay.ts";

test("the delay doubles from a second to a quarter of an hour", () => {
  expect([1, 2, 3, 4, 10, 11, 60, 2_000].map((failures) => delayAfter(failures))).toEqual([
    1_000, 2_000, 4_000, 8_000, 512_000, 900_000, 900_000, 900_000,
  ]);
});

test("no delay before the first attempt", () => {
  expect(delayAfter(0)).toBe(0);
});

test("an address may fail nine times without a delay", () => {
  expect(delayAfter(FREE_PER_ADDRESS, FREE_PER_ADDRESS)).toBe(0);
  expect(delayAfter(FREE_PER_ADDRESS + 1, FREE_PER_ADDRESS)).toBe(1_000);
});
