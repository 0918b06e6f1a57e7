import { expect, test } from "vitest";
import { buildOffer, buildProduct } from "../../../test/support/build-product.ts";
import { observedPrices } from "./observed-prices.ts";

const MORNING = "2026-11-20T08:00:00.000Z";
const NOON = "2026-11-20T12:00:00.000Z";
const offer = (price: string | null, priceSeenAt: string | null = MORNING, currency = "EUR") =>
  buildOffer("de", { price, priceSeenAt, currency });
const product = buildProduct();
const having = (de: ReturnType<typeof offer> | undefined) => ({ ...product, markets: de ? { de } : {} });
const note = (price: string, at: string) => ({ productId: product.id, market: "de", price, currency: "EUR", at });

test.each([
  ["a new product", null, offer("10.00"), [note("10.00", MORNING)]],
  ["another price", offer("10.00"), offer("12.00", NOON), [note("10.00", MORNING), note("12.00", NOON)]],
  ["a first price", offer(null), offer("12.00", NOON), [note("12.00", NOON)]],
  ["a first offer", undefined, offer("12.00", NOON), [note("12.00", NOON)]],
  [
    "an earlier price that came back",
    offer("12.00", NOON),
    offer("10.00"),
    [note("12.00", NOON), note("10.00", product.updatedAt)],
  ],
  ["the same price seen again", offer("10.00"), offer("10.00", NOON), []],
  ["a price taken away", offer("10.00"), offer(null), []],
  ["an offer taken away", offer("10.00"), undefined, []],
  ["a price nobody saw", null, offer("10.00", null), [note("10.00", product.updatedAt)]],
])("%s", (_name, before, after, noted) => {
  expect(observedPrices(before === null ? null : having(before), having(after))).toEqual(noted);
});
