import { expect, test } from "@jest/globals";
import { RED_FLAG_TICKS } from "@hundeblick/proto/health/answers";
import { URGENT_GROUPS } from "./urgent-groups.ts";

test("every sign that cannot wait stands in exactly one tile, two to five in each", () => {
  expect(URGENT_GROUPS.flatMap(({ signs }) => signs).toSorted()).toEqual(RED_FLAG_TICKS.toSorted());
  for (const { signs } of URGENT_GROUPS) expect([2, 3, 4, 5]).toContain(signs.length);
});
