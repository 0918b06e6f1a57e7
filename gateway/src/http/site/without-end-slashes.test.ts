import { expect, test } from "vitest";
import { withoutEndSlashes } from "./without-end-slashes.ts";

test.each([
  ["/", "/"],
  ["///", "/"],
  ["/de", "/de"],
  ["/de//", "/de"],
  ["//de/blog/", "//de/blog"],
])("%s is %s", (path, expected) => {
  expect(withoutEndSlashes(path)).toBe(expected);
});

test("many slashes within a path cost no time", () => {
  const path = `${"/".repeat(50_000)}x`;
  const began = process.cpuUsage();
  expect(withoutEndSlashes(path)).toBe(path);
  expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
});
