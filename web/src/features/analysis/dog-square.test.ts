import { expect, test } from "vitest";
import { centred, cropOf, resized, shareOf } from "./dog-square.ts";

const WIDE = { width: 1600, height: 800 };

test("the initial square is 60 % of the shorter edge, centred", () => {
  expect(centred(WIDE)).toEqual({ unit: "%", width: 30, height: 60, x: 35, y: 20 });
  expect(shareOf(centred(WIDE), WIDE)).toEqual({ left: 0.35, top: 0.2, side: 0.6 });
});

test("grows around its centre, within the photo", () => {
  const grown = shareOf(resized(centred(WIDE), WIDE, 0.2), WIDE);
  expect(grown.left).toBeCloseTo(0.3);
  expect(grown.top).toBeCloseTo(0.1);
  expect(grown.side).toBeCloseTo(0.8);
  const corner = { unit: "%" as const, x: 90, y: 80, width: 10, height: 20 };
  expect(resized(corner, WIDE, 0.2)).toMatchObject({ x: 80, y: 60, width: 20, height: 40 });
  expect(shareOf(resized(corner, WIDE, 5), WIDE)).toEqual({ left: 0.5, top: 0, side: 1 });
});

test("has a minimum size", () => {
  expect(shareOf(resized(centred(WIDE), WIDE, -5), WIDE).side).toBeCloseTo(0.05);
});

test("shows a server's square, clamped to the photo", () => {
  const square = { left: 0.35, top: 0.2, side: 0.6 };
  expect(cropOf(square, WIDE)).toEqual(centred(WIDE));
  expect(cropOf({ left: 0.9, top: 0.9, side: 0.5 }, WIDE)).toMatchObject({ x: 75, y: 50, width: 25, height: 50 });
});
