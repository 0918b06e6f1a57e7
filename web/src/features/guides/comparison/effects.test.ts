import { expect, test } from "vitest";
import { costOf, PRODUCTS } from "./costs.ts";
import { ASPECTS, EFFECT } from "./effects.ts";

test("all ratings are from 1 to 5", () => {
  for (const product of PRODUCTS) {
    for (const aspect of ASPECTS) expect([1, 2, 3, 4, 5]).toContain(EFFECT[product][aspect]);
  }
});

test("a higher price has a lower rating", () => {
  const dearestFirst = PRODUCTS.toSorted((a, b) => costOf(b).perDay - costOf(a).perDay);
  const dots = dearestFirst.map((product) => EFFECT[product].price);
  expect(dots).toEqual(dots.toSorted((a, b) => a - b));
});
