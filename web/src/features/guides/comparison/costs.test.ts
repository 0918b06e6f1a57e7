import { expect, test } from "vitest";
import { costOf, PRODUCTS } from "./costs.ts";

test.each([
  ["glucosamine", [400], 0.5, 15],
  ["chondroitin", [300], 0.65, 19.5],
  ["combination", [400, 300], 0.95, 28.5],
] as const)("%s: %j mg, %d € a day, %d € a month", (product, dosesMg, perDay, perMonth) => {
  expect(costOf(product)).toEqual({ dosesMg, perDay, perMonth });
});

test("both in one product cost less than two products", () => {
  const [one, other, both] = PRODUCTS.map((product) => costOf(product).perDay);
  expect(both).toBeLessThan((one ?? 0) + (other ?? 0));
});
