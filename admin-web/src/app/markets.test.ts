import { expect, test } from "@jest/globals";
import { priceText } from "./markets.ts";

test("prices are written as their market writes them, and an unknown one is a dash", () => {
  expect(priceText("19.90", "de", "EUR")).toMatch(/^19,90\s€$/);
  expect(priceText("24.99", "us", "USD")).toBe("$24.99");
  expect(priceText("19.99", "uk", "GBP")).toBe("£19.99");
  expect(priceText("89.90", "pl", "PLN")).toMatch(/^89,90\szł$/);
  expect(priceText(null, "de", "EUR")).toBe("—");
});
