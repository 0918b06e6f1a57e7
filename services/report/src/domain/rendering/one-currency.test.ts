import { expect, test } from "vitest";
import type { RecommendedProduct } from "@hundeblick/proto/http/report";
import { composed, rendered } from "../../../test/support/dogs.ts";

const product = (over: Partial<RecommendedProduct>): RecommendedProduct => ({
  id: "p",
  asin: "B000000000",
  name: "Demo",
  title: "Demo",
  brand: "Demo",
  image: null,
  price: "10.00",
  currency: "EUR",
  url: "https://example.org",
  market: "de",
  category: "Dog Supplements",
  demo: true,
  fromOtherMarket: false,
  ...over,
});
const wanted = composed({ goals: ["skin_coat", "gut"], weightKg: 20, ageMonths: 60 });
const ids = wanted.supplements.recommended.map(({ ingredientId }) => ingredientId);
const currencies = (products: Record<string, RecommendedProduct>) =>
  rendered(wanted, "de", products).supplements.flatMap((one) => one.product?.currency ?? []);

test("products of the visitor's own market exclude others", () => {
  const [first = "", ...others] = ids;
  const foreign = others.map((id) => [id, product({ market: "uk", currency: "GBP", fromOtherMarket: true })]);
  expect(currencies({ ...Object.fromEntries(foreign), [first]: product({}) })).toEqual(["EUR"]);
});

test("without any, shows those of the market with most", () => {
  const [first = "", second = "", third = ""] = ids;
  const abroad = (market: "uk" | "us", currency: string) => product({ market, currency, fromOtherMarket: true });
  const products = { [first]: abroad("us", "USD"), [second]: abroad("uk", "GBP"), [third]: abroad("uk", "GBP") };
  expect(currencies(products)).toEqual(["GBP", "GBP"]);
});
