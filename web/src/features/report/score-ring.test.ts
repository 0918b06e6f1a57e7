import { expect, test } from "vitest";
import { ringRest } from "./score-ring.ts";

test("the ring is empty at 0, full at 100, and a quarter open at 75", () => {
  expect([0, 75, 76, 100].map(ringRest)).toEqual([553, 138, 133, 0]);
});

test("clamps a score outside 0 to 100", () => {
  expect([-5, 140].map(ringRest)).toEqual([553, 0]);
});
