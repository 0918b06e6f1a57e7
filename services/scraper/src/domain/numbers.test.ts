import { describe, expect, test } from "vitest";
import type { Market } from "@hundeblick/proto/language";
import { asinOf } from "./asin.ts";
import { availabilityOf, countOf, priceOf, ratingOf } from "./numbers.ts";

test.each<[string, Market, string | null]>([
  ["19,90 €", "de", "19.90"],
  ["1.234,50\u00A0€", "de", "1234.50"],
  ["EUR 7", "de", "7.00"],
  ["19.90 €", "de", null],
  ["$19.90", "de", null],
  ["9,90 € - 19,90 €", "de", null],
  ["$24.99", "us", "24.99"],
  ["$1,024.99", "us", "1024.99"],
  ["24,99 $", "us", null],
  ["£17.49", "uk", "17.49"],
  ["£1,000", "uk", "1000.00"],
  ["£17.499", "uk", null],
  ["89,99 zł", "pl", "89.99"],
  ["1\u202F089,99 zł", "pl", "1089.99"],
  ["89,99 zl", "pl", null],
  ["ab 9,90 €", "de", null],
  ["from £9.90", "uk", null],
  ["od 9,90 zł", "pl", null],
  ["0,00 €", "de", null],
  ["", "pl", null],
  ["zł", "pl", null],
  ["99999999,00 zł", "pl", null],
])("the price %j on %s is %s", (text, market, price) => expect(priceOf(text, market)).toBe(price));

test.each([
  ["4,5 von 5 Sternen", 4.5],
  ["4.5 out of 5 stars", 4.5],
  ["3,9 z 5 gwiazdek", 3.9],
  ["5 von 5", 5],
  ["9 von 5", null],
  ["", null],
  ["viele Sterne", null],
])("%j is %s stars", (text, stars) => expect(ratingOf(text)).toBe(stars));
test.each([
  ["1.234 Sternebewertungen", 1234],
  ["1,234 ratings", 1234],
  ["2 345 ocen", 2345],
  ["12 ratings", 12],
  ["(1.2K)", null],
  ["(1,2 Tsd.)", null],
  ["1,2 tys. ocen", null],
  ["keine", null],
])("%j counts %s", (text, count) => expect(countOf(text)).toBe(count));
test.each<[string, Market, boolean | null]>([
  ["Auf Lager", "de", true],
  ["Nicht auf Lager", "de", false],
  ["Derzeit nicht verfügbar.", "de", false],
  ["Nur noch 3 auf Lager", "de", true],
  ["Bitte wählen", "de", null],
  ["In Stock", "us", true],
  ["Currently unavailable.", "us", false],
  ["Only 2 left in stock", "uk", true],
  ["Out of stock", "uk", false],
  ["Dostępny", "pl", true],
  ["Obecnie niedostępny", "pl", false],
  ["Obecnie niedostępna", "pl", false],
  ["Chwilowo niedostępne", "pl", false],
  ["Dostępna", "pl", true],
  ["Dostępne u tych sprzedawców", "pl", null],
  ["Available from these sellers", "us", null],
  ["Zwykle wysyłka w ciągu 3 dni", "pl", true],
  ["", "pl", null],
])("%j on %s means %s", (text, market, available) => expect(availabilityOf(text, market)).toBe(available));

describe("the ASIN", () => {
  test.each([
    "B0CX23V2ZK",
    " b0cx23v2zk ",
    "https://www.amazon.de/dp/B0CX23V2ZK",
    "https://www.amazon.de/Lachs%C3%B6l-Hunde/dp/B0CX23V2ZK/ref=sr_1_5?keywords=x",
    "https://www.amazon.com/gp/product/B0CX23V2ZK?psc=1",
    "https://www.amazon.co.uk/gp/aw/d/B0CX23V2ZK",
    "amazon.pl/dp/B0CX23V2ZK#top",
    "https://www.amazon.com/exec/obidos/ASIN/B0CX23V2ZK/tag-20",
    "https://x.example/?a=1&asin=B0CX23V2ZK",
    "/demo-shop/de/B0CX23V2ZK",
  ])("is found in %s", (text) => expect(asinOf(text)).toBe("B0CX23V2ZK"));
  test.each(["", "Lachsöl", "https://www.amazon.de/s?k=omega", "https://www.amazon.de/dp/B0CX23V2ZKXX", "B0CX23V2Z"])(
    "is not in %j",
    (text) => expect(asinOf(text)).toBeNull(),
  );
});
