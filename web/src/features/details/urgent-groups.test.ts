import { expect, test } from "vitest";
import { RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import { URGENT_GROUPS } from "./urgent-groups.ts";

test("every emergency sign is in exactly one tile, two to eight in each", () => {
  expect(URGENT_GROUPS.flatMap(({ signs }) => signs).toSorted()).toEqual(RED_FLAGS_NOW.toSorted());
  for (const { signs } of URGENT_GROUPS) {
    expect(signs.length).toBeGreaterThanOrEqual(2);
    expect(signs.length).toBeLessThanOrEqual(8);
  }
});
