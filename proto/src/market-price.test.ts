import { expect, test } from "vitest";
import { MARKETS, type Market } from "./language.ts";
import { priceExample, parsePrice, formatPrice } from "./market-price.ts";

test.each<[string, Market, string | null]>([
  ["19,90", "de", "19.90"],
  ["1.018,90", "de", "1018.90"],
  ["12.345", "de", "12345"],
  ["€ 5", "de", "5"],
  ["19,9 €", "de", "19.9"],
  ["7 EUR", "de", "7"],
  ["19.90", "us", "19.90"],
  ["$1,018.90", "us", "1018.90"],
  ["1,000", "us", "1000"],
  ["£17.49", "uk", "17.49"],
  ["17.49 GBP", "uk", "17.49"],
  ["1 018,90 zł", "pl", "1018.90"],
  ["1\u00A0018,90\u00A0zł", "pl", "1018.90"],
  ["89,9", "pl", "89.9"],
  [" ", "de", null],
])("“%s” on %s is %s", (written, market, price) => expect(parsePrice(written, market)).toBe(price));

test.each<[string, Market]>([
  ["€19,90", "us"],
  ["19,90", "us"],
  ["12.345", "us"],
  ["12,34,567", "us"],
  ["£19.90", "us"],
  ["19.90", "de"],
  ["$19", "de"],
  ["1,018.90", "de"],
  ["19.90", "pl"],
  ["19,90 €", "pl"],
  ["ab 19", "de"],
  ["-3", "uk"],
  ["1e3", "us"],
  ["12345678", "uk"],
  ["19,", "de"],
  ["9,90 – 19,90", "de"],
  ["€", "de"],
  ["0,00", "de"],
  ["$0", "us"],
])("“%s” on %s is no price", (written, market) => expect(parsePrice(written, market)).toBeUndefined());

test.each([...MARKETS])("round-trips prices of %s, and its example is a price", (market) => {
  for (const price of ["19.90", "7", "1018.9"]) expect(parsePrice(formatPrice(price, market), market)).toBe(price);
  expect(parsePrice(priceExample(market), market)).toBe("1019.90");
});
