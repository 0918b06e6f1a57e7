import { expect, test } from "vitest";
import { formatPrice } from "./markets.ts";

test("formats prices by market, an unknown one as a dash", () => {
  expect(formatPrice("19.90", "de", "EUR")).toMatch(/^19,90\s€$/);
  expect(formatPrice("24.99", "us", "USD")).toBe("$24.99");
  expect(formatPrice("19.99", "uk", "GBP")).toBe("£19.99");
  expect(formatPrice("89.90", "pl", "PLN")).toMatch(/^89,90\szł$/);
  expect(formatPrice(null, "de", "EUR")).toBe("—");
});
