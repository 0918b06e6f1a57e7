import { expect, test } from "vitest";
import { unsafeIn } from "./plain-json.ts";

const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

test("allows twenty levels of nesting", () => {
  expect(unsafeIn(nested(20), 20)).toBeUndefined();
  expect(unsafeIn(nested(21), 20)).toBe("The file is nested deeper than 20 levels.");
});

test("rejects a million levels without exhausting the stack", () => {
  expect(unsafeIn(nested(1_000_000), 20)).toContain("nested");
});

test("detects prototype pollution at any depth", () => {
  expect(unsafeIn(JSON.parse('{"products":[{"markets":{"__proto__":{"isAdmin":true}}}]}'), 20)).toBe(
    "The file has a field named __proto__.",
  );
  expect(unsafeIn(JSON.parse('{"products":[{"baseName":"__proto__"}]}'), 20)).toBeUndefined();
});
