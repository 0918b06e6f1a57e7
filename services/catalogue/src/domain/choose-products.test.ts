import { describe, expect, test } from "vitest";
import { MARKETS, type Market } from "@hundeblick/proto/language";
import fc from "fast-check";
import { buildOffer, buildProduct, NOW } from "../../test/support/build-product.ts";
import { chooseProducts, type ProductCriteria } from "./choose-products.ts";

const criteria = (given: Partial<ProductCriteria> = {}): ProductCriteria => ({
  market: "de",
  ingredientIds: ["omega3"],
  now: NOW,
  ...given,
});

describe("the choice of a product", () => {
  const cheap = buildProduct({ internalId: "cheap", markets: { de: buildOffer("de", { price: "8.99" }) } });
  const dear = buildProduct({ internalId: "dear", markets: { de: buildOffer("de", { price: "12.00" }) } });
  const first = buildProduct({
    internalId: "first",
    priority: 5,
    markets: { de: buildOffer("de", { price: "99.00" }) },
  });
  const unpriced = buildProduct({ internalId: "unpriced", markets: { de: buildOffer("de", { price: null }) } });
  const british = buildProduct({
    internalId: "british",
    priority: 900,
    markets: { uk: buildOffer("uk", { price: "1.00" }) },
  });
  const twin = buildProduct({ internalId: "a-twin", markets: { de: buildOffer("de", { price: "8.99" }) } });

  test.each([
    ["the higher priority wins over the lower price", [cheap, first, dear], "first"],
    ["the lower price wins among equals", [dear, cheap], "cheap"],
    [
      "prices are compared as amounts, not as words",
      [dear, buildProduct({ internalId: "nine", markets: { de: buildOffer("de", { price: "9.00" }) } })],
      "nine",
    ],
    ["a product without a price comes last", [unpriced, dear], "dear"],
    ["equals are told apart by their internal id", [cheap, twin], "a-twin"],
    ["the visitor's market wins over everything abroad", [british, unpriced], "unpriced"],
  ])("%s", (_what, products, expected) => {
    const wanted = products.find(({ internalId }) => internalId === expected);
    expect(chooseProducts(products, criteria())["omega3"]?.id).toBe(wanted?.id);
    expect(chooseProducts(products.toReversed(), criteria())["omega3"]?.id).toBe(wanted?.id);
  });

  test.each([
    ["is switched off", buildProduct({ isActive: false })],
    ["is switched off on this market", buildProduct({ markets: { de: buildOffer("de", { isActive: false }) } })],
    ["is out of stock", buildProduct({ markets: { de: buildOffer("de", { available: false }) } })],
    ["has no link", buildProduct({ markets: { de: buildOffer("de", { url: null }) } })],
    ["has no market at all", buildProduct({ markets: {} })],
    ["is made for small dogs", buildProduct({ dogSizes: ["small"] })],
    ["also holds an ingredient that was not wanted for", buildProduct({ ingredients: ["Lachsöl", "Glucosamin"] })],
  ])("a product that %s is not recommended", (_why, product) => {
    expect(chooseProducts([product], criteria({ weightKg: 30 }))).toEqual({});
  });

  test("does not prefer a known stock over an unknown one", () => {
    const product = buildProduct({ markets: { de: buildOffer("de", { available: null }) } });
    expect(chooseProducts([product], criteria())["omega3"]?.id).toBe(product.id);
  });

  test("recommends a mixture only if all of its ingredients were requested", () => {
    const mixture = buildProduct({ ingredients: ["Omega-3", "glucosamine", "rice starch"] });
    const chosen = chooseProducts([mixture], criteria({ ingredientIds: ["omega3", "glucosamine"] }));
    expect(Object.keys(chosen)).toEqual(["omega3", "glucosamine"]);
  });

  test.each<[Market, Market[], Market]>([
    ["us", ["de", "pl", "uk"], "uk"],
    ["uk", ["de", "us"], "us"],
    ["pl", ["uk", "us", "de"], "de"],
    ["de", ["pl", "us", "uk"], "uk"],
  ])("a visitor of %s is sent to another market in a sensible order and told so", (market, sold, expected) => {
    const product = buildProduct({ markets: Object.fromEntries(sold.map((m) => [m, buildOffer(m)])) });
    expect(chooseProducts([product], criteria({ market }))["omega3"]).toMatchObject({
      market: expected,
      fromOtherMarket: true,
    });
  });
});

describe("the price", () => {
  const seen = (priceSeenAt: string | null) =>
    chooseProducts([buildProduct({ markets: { de: buildOffer("de", { priceSeenAt }) } })], criteria())["omega3"]?.price;
  test("is shown for 24 hours after it was seen", () => expect(seen("2026-11-20T08:30:00.000Z")).toBe("10.00"));
  test("is hidden a millisecond later", () => expect(seen("2026-11-20T08:29:59.999Z")).toBeNull());
  test("is hidden when its age is unknown", () => expect(seen(null)).toBeNull());
  test("of a demo product never ages", () => {
    const demo = buildProduct({ demo: true, markets: { de: buildOffer("de", { priceSeenAt: null }) } });
    expect(chooseProducts([demo], criteria())["omega3"]).toMatchObject({ price: "10.00", demo: true });
  });
});

const market = fc.constantFrom(...MARKETS);
const words = ["omega3", "msm", "zinc", "sunflower oil"];
const product = fc
  .record({
    isActive: fc.boolean(),
    priority: fc.integer({ min: 0, max: 2 }),
    ingredients: fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }),
    dogSizes: fc.subarray(["small", "medium", "large"]),
    offers: fc.uniqueArray(
      fc.record({ market, price: fc.constantFrom("1.00", "2.50", null), isActive: fc.boolean() }),
      { selector: (offer) => offer.market, maxLength: 4 },
    ),
  })
  .map(({ offers, ...rest }) =>
    buildProduct({
      ...rest,
      markets: Object.fromEntries(offers.map(({ market: m, ...offer }) => [m, buildOffer(m, offer)])),
    }),
  );
const wishes = fc
  .record({
    market,
    ingredientIds: fc.subarray(["omega3", "msm", "zinc"]),
    weightKg: fc.option(fc.double({ min: 1, max: 80, noNaN: true }), { nil: undefined }),
  })
  .map((given) => criteria(given));

test("for any catalogue: only requested ingredients, active products with active offers, the own market first, whatever the order", () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 8 }), wishes, (products, wanted) => {
      const chosen = chooseProducts(products, wanted);
      for (const [ingredient, recommended] of Object.entries(chosen)) {
        const source = products.find(({ id }) => id === recommended.id);
        expect(wanted.ingredientIds).toContain(ingredient);
        expect(source?.isActive).toBe(true);
        expect(source?.ingredients).toContain(ingredient);
        expect(source?.markets[recommended.market]?.isActive).toBe(true);
        expect(recommended.fromOtherMarket).toBe(recommended.market !== wanted.market);
      }
      expect(chooseProducts(products.toReversed(), wanted)).toEqual(chosen);
    }),
  );
});

test("a better product in the visitor's own market never removes the recommendation or moves it to another market", () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 6 }), market, (products, at) => {
      const best = buildProduct({ priority: 9, ingredients: ["omega3"], markets: { [at]: buildOffer(at) } });
      expect(chooseProducts([...products, best], criteria({ market: at }))["omega3"]?.id).toBe(best.id);
    }),
  );
});
