import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CURRENCY_OF, MARKETS } from "@hundeblick/proto/language";
import { ingredientIdsOf } from "../domain/ingredient-ids.ts";
import aliases from "./ingredient-aliases.json" with { type: "json" };
import { demoCatalogue } from "./demo-catalogue.ts";

/** Only a vet may suggest these. */
const ONLY_WITH_VET = ["taurine", "same_milk_thistle"];
const offers = demoCatalogue.products.flatMap((product) =>
  MARKETS.flatMap((market) => {
    const offer = product.markets[market];
    return offer ? [{ product, market, offer, name: `${product.internalId} in ${market}` }] : [];
  }),
);

test("every ingredient a report may recommend has a product, those only a vet may suggest have none", () => {
  const covered = new Set(demoCatalogue.products.flatMap(({ ingredients }) => ingredientIdsOf(ingredients)));
  expect([...covered].toSorted()).toEqual(
    Object.keys(aliases)
      .filter((id) => !ONLY_WITH_VET.includes(id))
      .toSorted(),
  );
});

test("every market has products, and a gap so that the fallback to other markets is used", () => {
  for (const market of MARKETS) {
    const sold = demoCatalogue.products.filter((product) => product.markets[market]).length;
    expect(sold).toBeGreaterThan(20);
    expect(sold).toBeLessThan(demoCatalogue.products.length);
  }
});

describe.each(offers)("$name", ({ product, market, offer }) => {
  test("is marked as a demo, has a price in the market's currency and leads to our own demo shop", () => {
    expect(product.demo).toBe(true);
    expect(offer).toMatchObject({
      currency: CURRENCY_OF[market],
      url: `/demo-shop/${market}/${offer.asin}`,
      available: true,
      rating: null,
      reviewCount: null,
    });
    expect(offer.asin).toMatch(/^DEMO\d{6}$/);
    expect(Number(offer.price)).toBeGreaterThan(5);
    expect(offer.description).toMatch(
      {
        de: /Erfundenes Beispielprodukt/,
        us: /Made-up sample product/,
        uk: /Made-up example product/,
        pl: /Zmyślony produkt/,
      }[market],
    );
    expect(offer.bulletPoints.length).toBeGreaterThanOrEqual(3);
    expect(existsSync(new URL(`../../../../web/public${product.imageUrl}`, import.meta.url))).toBe(true);
  });

  test("is written in the market's language and promises no cure", () => {
    const text = [offer.marketTitle, offer.description, ...offer.bulletPoints].join(" ");
    expect(text).not.toMatch(/!|heil|lindert|beugt|\bcure|\bheal|treats |prevent|diagnos|lecz|zapobiega/i);
    if (market === "us") expect(text).not.toMatch(/fibre|flavour|sulph|mollusc|°C/);
    if (market === "uk") expect(text).not.toMatch(/fiber|flavor|sulfur|sulfate|mollusk|\boz\b|°F/);
    expect(text).toMatch({ de: /Hunde/, us: /Dogs/, uk: /Dogs/, pl: /dla psów/ }[market]);
  });
});
