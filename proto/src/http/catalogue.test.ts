import { expect, test } from "vitest";
import { MarketBody, NewProductBody } from "./admin/products.ts";
import { ImportRow } from "./catalogue.ts";

/** Schemas that accept a price: POST of a product, PUT of a market, a row of a file. */
const DOORS: [string, (price: unknown) => unknown][] = [
  [
    "a new product",
    (price) =>
      NewProductBody.safeParse({ internalId: "oil", baseName: "Oil", markets: { de: { currency: "EUR", price } } }).data
        ?.markets.de?.price,
  ],
  ["a market", (price) => MarketBody.safeParse({ price }).data?.price],
  [
    "a row of a file",
    (price) => ImportRow.safeParse({ internalId: "oil", markets: { de: { price } } }).data?.markets.de?.price,
  ],
];

test.each(DOORS)("%s accepts a price as text or number and stores text", (_what, kept) => {
  expect(["19.90", 19.9, 7, 0.1 + 0.2, "7", null].map(kept)).toEqual(["19.90", "19.90", "7.00", "0.30", "7", null]);
  expect([12.345, "12.345", -1, 1e21, 99_999_999, "19,90", "€19.90", true].map(kept)).toEqual(
    Array.from({ length: 8 }, () => undefined),
  );
});
