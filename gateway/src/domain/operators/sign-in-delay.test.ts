import { expect, test } from "@jest/globals";
import { delayAfter, FREE_PER_ADDRESS } from "./sign-in-delay.ts";

test("each wrong password doubles the wait, beginning with a second and ending at a quarter of an hour", () => {
  expect([1, 2, 3, 4, 10, 11, 60, 2_000].map((failures) => delayAfter(failures))).toEqual([
    1_000, 2_000, 4_000, 8_000, 512_000, 900_000, 900_000, 900_000,
  ]);
});

test("nobody waits before the first attempt", () => {
  expect(delayAfter(0)).toBe(0);
});

test("an office may mistype nine times before its address waits", () => {
  expect(delayAfter(FREE_PER_ADDRESS, FREE_PER_ADDRESS)).toBe(0);
  expect(delayAfter(FREE_PER_ADDRESS + 1, FREE_PER_ADDRESS)).toBe(1_000);
});
