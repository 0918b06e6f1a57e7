import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { quietLog, testMongo } from "@hundeblick/kit/testing";
import { belongsToDemo } from "@hundeblick/proto/http/belongs-to-demo";
import { MARKETS } from "@hundeblick/proto/language";
import { browserReader } from "../../src/adapters/browser/browse-page.ts";
import { pageGetter } from "../../src/adapters/http/get-page.ts";
import { createHostLimits } from "../../src/domain/host-limits.ts";
import { hostModel, mongoHosts } from "../../src/adapters/mongo/host.repository.ts";
import { demoMarket, pageMarketplace } from "../../src/adapters/page-marketplace.ts";
import { DEMO_PRODUCTS } from "../../src/data/demo-products.ts";
import { startDemoMarket } from "../../src/demo-market/server.ts";
import type { Marketplace } from "../../src/domain/marketplace.ts";
import { importProduct } from "../../src/domain/import-product.ts";
import { refreshProduct } from "../../src/domain/refresh-product.ts";
import { chromiumPath } from "../support/chromium-path.ts";
import { memoryCatalogue } from "../support/memory-catalogue.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
let shop: Awaited<ReturnType<typeof startDemoMarket>>;
let marketplace: Marketplace;
const isRead = async (): Promise<Marketplace> => marketplace;
const now = () => new Date("2026-11-21T10:00:00Z");
beforeAll(async () => {
  mongo = await testMongo();
  shop = await startDemoMarket(async () => null);
  const hostLimits = createHostLimits({
    get: pageGetter({ hosts: [], own: shop.origin }),
    hosts: mongoHosts(hostModel(mongo.connection)),
    dailyBudget: async () => 100_000,
    pauseMs: [0, 0],
    now,
  });
  marketplace = pageMarketplace(demoMarket(shop.origin), hostLimits);
});
afterAll(async () => {
  await shop?.close();
  await mongo?.close();
});

describe.each(MARKETS)("on the market %s", (market) => {
  test("reads every product's page without loss", async () => {
    for (const product of DEMO_PRODUCTS) {
      const looked = await marketplace.product(product.asin, market);
      expect(looked).toMatchObject({
        outcome: "ok",
        value: {
          price: product.price[market],
          rating: product.rating,
          reviewCount: product.reviewCount,
          primeEligible: product.prime,
          marketBrand: product.brand,
          imageUrl: product.image,
        },
      });
      expect("value" in looked ? (looked.value.available ?? null) : "none").toBe(product.available);
    }
  });
  test("a search finds matching products, once each, with price and stars", async () => {
    const looked = await marketplace.search(
      { de: "Gelenk Hund", us: "joint", uk: "joint", pl: "staw" }[market],
      market,
    );
    if (looked.outcome !== "ok") throw new Error(looked.outcome);
    expect(looked.value.length).toBeGreaterThanOrEqual(3);
    for (const result of looked.value) {
      const product = DEMO_PRODUCTS.find(({ asin }) => asin === result.asin);
      expect(result).toMatchObject({
        price: product?.price[market],
        rating: product?.rating,
        reviewCount: product?.reviewCount,
        primeEligible: product?.prime,
        url: `/demo-shop/${market}/${result.asin}`,
      });
    }
  });
});

describe("read by the browser", () => {
  let reader: ReturnType<typeof browserReader>;
  let browsed: Marketplace;
  beforeAll(() => {
    reader = browserReader({ path: chromiumPath(), log: quietLog, hosts: [], own: shop.origin });
    browsed = pageMarketplace(
      demoMarket(shop.origin),
      createHostLimits({
        get: reader.get,
        hosts: mongoHosts(hostModel(mongo.connection)),
        dailyBudget: async () => 100_000,
        pauseMs: [0, 0],
        now,
      }),
    );
  });
  afterAll(async () => {
    await reader?.close();
  });
  test.each(MARKETS)("search and product on %s equal the plain reader's", async (market) => {
    for (const query of ["omega", "zzz"])
      expect(await browsed.search(query, market)).toEqual(await marketplace.search(query, market));
    for (const asin of ["DEMO001001", "DEMO999999"])
      expect(await browsed.product(asin, market)).toEqual(await marketplace.product(asin, market));
  });
});

test("an empty search is ok; an unknown product is gone", async () => {
  expect(await marketplace.search("zzz", "de")).toEqual({ outcome: "ok", value: [] });
  expect(await marketplace.product("DEMO999999", "de")).toEqual({ outcome: "gone", retryAt: null });
});

describe("importing a product", () => {
  test("creates it, a second time updates its market, another market joins the same product", async () => {
    const catalogue = memoryCatalogue();
    const deps = { marketplace: isRead, catalogue, now };
    const first = await importProduct(deps, { asin: "https://shop.example/dp/DEMO001001?x=1", market: "de" });
    expect(first).toMatchObject({ action: "created", asin: "DEMO001001" });
    expect(await importProduct(deps, { asin: "DEMO001001", market: "de" })).toMatchObject({
      action: "updated",
      productId: first.productId,
    });
    expect(await importProduct(deps, { asin: "DEMO001001", market: "pl" })).toMatchObject({
      action: "updated",
      productId: first.productId,
    });
    expect(catalogue.products.get(first.productId)).toMatchObject({
      demo: true,
      markets: {
        de: { currency: "EUR", url: "/demo-shop/de/DEMO001001", price: "18.50" },
        pl: { currency: "PLN", url: "/demo-shop/pl/DEMO001001" },
      },
    });
  });
  test("leaves another listing of the market alone: a product that has one there is not joined", async () => {
    const catalogue = memoryCatalogue();
    const deps = { marketplace: isRead, catalogue, now };
    const id = catalogue.put("us", { asin: "DEMO001001" });
    const other = catalogue.put("de", { asin: "DEMO001002", price: "9.00" });
    const [product, listing] = [catalogue.products.get(id)!, catalogue.products.get(other)!.markets.de!];
    catalogue.products.delete(other);
    catalogue.products.set(id, { ...product, markets: { ...product.markets, de: listing } });
    const first = await importProduct(deps, { asin: "DEMO001001", market: "de" });
    expect(first.action).toBe("created");
    expect(catalogue.products.get(id)).toMatchObject({ version: 1, markets: { de: listing } });
    expect(await importProduct(deps, { asin: "DEMO001001", market: "de" })).toEqual({ ...first, action: "updated" });
  });
  test("an earlier search replaces no price", async () => {
    const catalogue = memoryCatalogue();
    const silent: Marketplace = { ...marketplace, product: async () => ({ outcome: "unreachable", retryAt: null }) };
    const id = catalogue.put("de", { asin: "DEMO001001", price: "9.00", priceSeenAt: now().toISOString() });
    const initialData = { title: "Gelenkkraft", price: "18.50" };
    await importProduct(
      { marketplace: async () => silent, catalogue, now },
      { asin: "DEMO001001", market: "de", initialData },
    );
    expect(catalogue.products.get(id)?.markets.de).toMatchObject({
      marketTitle: "Gelenkkraft",
      price: "9.00",
      priceSeenAt: now().toISOString(),
    });
  });
  test("needs an ASIN and a title", async () => {
    const deps = { marketplace: isRead, catalogue: memoryCatalogue(), now };
    await expect(importProduct(deps, { asin: "kein Produkt", market: "de" })).rejects.toMatchObject({
      code: "invalid_request",
    });
    await expect(importProduct(deps, { asin: "DEMO999999", market: "de" })).rejects.toMatchObject({
      code: "product_not_found",
    });
  });
  test("uses the search result with its picture when the page cannot be read, but not for a deleted product", async () => {
    const catalogue = memoryCatalogue();
    const initialData = { title: "Gelenkkraft", price: "18.50", imageUrl: "/img/products/jar.svg" };
    const silent: Marketplace = { ...marketplace, product: async () => ({ outcome: "unreachable", retryAt: null }) };
    const { productId } = await importProduct(
      { marketplace: async () => silent, catalogue, now },
      { asin: "DEMO001001", market: "de", initialData },
    );
    expect(catalogue.products.get(productId)).toMatchObject({
      markets: {
        de: {
          marketTitle: "Gelenkkraft",
          imageUrl: "/img/products/jar.svg",
          price: "18.50",
          priceSeenAt: null,
          lastScraped: null,
        },
      },
    });
    await expect(
      importProduct({ marketplace: isRead, catalogue, now }, { asin: "DEMO999999", market: "de", initialData }),
    ).rejects.toMatchObject({ code: "product_not_found" });
  });
});

describe("a product of the other marketplace", () => {
  const asked: string[] = [];
  const reading = (demo: boolean) => ({
    marketplace: async (): Promise<Marketplace> => ({
      ...marketplace,
      demo,
      product: async (asin) => {
        asked.push(asin);
        return { outcome: "unreachable", retryAt: null };
      },
    }),
    catalogue: memoryCatalogue(),
    now,
  });
  test.each([
    ["an invented ASIN where Amazon is read", false, "DEMO001001"],
    ["a real one where the demo marketplace is read", true, "B0CX23V2ZK"],
  ])("is not imported, nor asked for, also not from a search made before: %s", async (_name, demo, asin) => {
    const deps = reading(demo);
    const initialData = { title: "Gelenkkraft", price: "18.50" };
    await expect(importProduct(deps, { asin, market: "de", initialData })).rejects.toMatchObject({
      code: "other_marketplace",
    });
    expect(asked).toEqual([]);
    expect(deps.catalogue.products.size).toBe(0);
  });
  test("is not refreshed: fictional under any ASIN at Amazon, and a real one at ours", async () => {
    const [amazon, demo] = [reading(false), reading(true)];
    const id = amazon.catalogue.put("de", { asin: "B0CX23V2ZK", price: "9.00" });
    expect(await refreshProduct(amazon, { productId: id, market: "de" })).toMatchObject({
      status: "failed",
      outcome: "not_allowed",
      error: "Products of the demo marketplace are left out while Amazon is read",
    });
    const product = amazon.catalogue.products.get(id);
    if (!product) throw new Error("nothing was put there");
    demo.catalogue.products.set(id, { ...product, demo: false });
    expect(await refreshProduct(demo, { productId: id, market: "de" })).toMatchObject({
      status: "failed",
      outcome: "not_allowed",
      error: "Products of Amazon are left out while the demo marketplace is read",
    });
    expect(asked).toEqual([]);
  });
});

test("every product of the demo marketplace has its ASIN prefix", () => {
  expect(DEMO_PRODUCTS.filter(({ asin }) => !belongsToDemo(asin))).toEqual([]);
});

describe("refreshing a product", () => {
  test("updates the product and returns the changes", async () => {
    const catalogue = memoryCatalogue();
    const id = catalogue.put("de", { asin: "DEMO001001", price: "99.00" });
    const result = await refreshProduct({ marketplace: isRead, catalogue, now }, { productId: id, market: "de" });
    expect(result).toMatchObject({ status: "success", outcome: "ok", error: null });
    expect(result.differences).toContainEqual({ field: "price", before: '"99.00"', after: '"18.50"' });
    expect(catalogue.products.get(id)?.markets.de).toMatchObject({
      price: "18.50",
      lastScraped: now().toISOString(),
      priceSeenAt: now().toISOString(),
    });
  });
  test("a product that is gone becomes unavailable, keeps the rest, and the reason is returned", async () => {
    const catalogue = memoryCatalogue();
    const id = catalogue.put("de", { asin: "DEMO999999", price: "9.00", available: true });
    expect(
      await refreshProduct({ marketplace: isRead, catalogue, now }, { productId: id, market: "de" }),
    ).toMatchObject({
      status: "failed",
      outcome: "gone",
      error: expect.stringContaining("no such product"),
    });
    expect(catalogue.products.get(id)).toMatchObject({
      markets: {
        de: { price: "9.00", available: false, lastScraped: now().toISOString(), priceSeenAt: null, isActive: true },
      },
    });
  });
  test("keeps the old value of a doubtful field", async () => {
    const catalogue = memoryCatalogue();
    const id = catalogue.put("de", { asin: "DEMO001001", price: "9.00" });
    const unsure: Marketplace = {
      ...marketplace,
      product: async () => ({ outcome: "doubtful", value: { marketTitle: "Neu" }, doubtful: ["price"] }),
    };
    expect(
      await refreshProduct({ marketplace: async () => unsure, catalogue, now }, { productId: id, market: "de" }),
    ).toMatchObject({ status: "success", outcome: "doubtful", doubtful: ["price"] });
    expect(catalogue.products.get(id)?.markets.de).toMatchObject({
      price: "9.00",
      marketTitle: "Neu",
      priceSeenAt: null,
    });
  });
  test("without an ASIN on this market is rejected", async () => {
    const catalogue = memoryCatalogue();
    const id = catalogue.put("de", { asin: "DEMO001001" });
    await expect(
      refreshProduct({ marketplace: isRead, catalogue, now }, { productId: id, market: "pl" }),
    ).rejects.toMatchObject({ code: "invalid_request" });
  });
});
