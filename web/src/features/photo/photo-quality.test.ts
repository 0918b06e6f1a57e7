import { expect, test } from "vitest";
import { classifyPixels } from "./photo-quality.ts";

const side = 64;
const picture = (pixel: (x: number, y: number) => number) =>
  Uint8Array.from({ length: side * side }, (_, i) => pixel(i % side, Math.floor(i / side)));

test("a dark picture is too dark, even when it is blurred as well", () => {
  expect(
    classifyPixels(
      picture(() => 20),
      side,
      side,
    ),
  ).toBe("too_dark");
});

test("a bright picture without edges is blurred", () => {
  expect(
    classifyPixels(
      picture((x) => 100 + x),
      side,
      side,
    ),
  ).toBe("blurred");
});

test("a bright picture with edges is good", () => {
  expect(
    classifyPixels(
      picture((x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 60 : 180)),
      side,
      side,
    ),
  ).toBe("good");
});
