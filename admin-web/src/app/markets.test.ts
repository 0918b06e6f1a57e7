import { expect, test } from "@jest/globals";
import { priceForField, priceFromField, priceText } from "./markets.ts";

test.each([["19,90", "19.90"], ["19.90", "19.90"], ["1.018,90", "1018.90"], ["1,018.90", "1018.90"], ["1 018,90 zł", "1018.90"], ["€ 5", "5"], ["1.000", "1000"], ["", null], ["ab 19", undefined], ["-3", undefined]])("“%s” means %s", (typed, price) => {
  expect(priceFromField(typed)).toBe(price);
});

test("prices are written as their market writes them, and an unknown one is a dash", () => {
  expect(priceText("19.90", "de", "EUR")).toMatch(/^19,90\s€$/);
  expect(priceText("24.99", "us", "USD")).toBe("$24.99");
  expect(priceText("19.99", "uk", "GBP")).toBe("£19.99");
  expect(priceText("89.90", "pl", "PLN")).toMatch(/^89,90\szł$/);
  expect(priceText(null, "de", "EUR")).toBe("—");
  expect(priceForField("19.90", "pl")).toBe("19,90");
});
