import { expect, test } from "vitest";
import { fitWithin } from "./fit-within.ts";

test.each([
  [4032, 3024, { width: 1600, height: 1200 }],
  [3024, 4032, { width: 1200, height: 1600 }],
  [800, 600, { width: 800, height: 600 }],
  [30_000, 2, { width: 1600, height: 1 }],
])("%d × %d pixels", (width, height, expected) => {
  expect(fitWithin(width, height, 1600)).toEqual(expected);
});
