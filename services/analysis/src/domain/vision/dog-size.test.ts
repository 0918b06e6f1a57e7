import { describe, expect, test } from "vitest";
import { isSmallInPhoto } from "./dog-size.ts";

const map = (dogCells: number) => Array.from({ length: 64 }, (_, i) => (i < dogCells ? 20 : 1));

describe("dog size", () => {
  test("14 of 64 cells is small, 15 is not", () => {
    expect(isSmallInPhoto(map(14))).toBe(true);
    expect(isSmallInPhoto(map(15))).toBe(false);
  });
  test("unknown without an activation map", () => {
    expect(isSmallInPhoto([])).toBe(false);
  });
});
