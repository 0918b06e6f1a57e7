import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FileProduct, type MarketOffer } from "@hundeblick/proto/http/catalogue";
import {
  createProduct,
  exportProducts,
  getProduct,
  listProducts,
  removeProduct,
  saveProduct,
  updateMarket,
} from "@hundeblick/proto/rpc/catalogue";
import { catalogueService } from "../support/catalogue-service.ts";

let system: Awaited<ReturnType<typeof catalogueService>>;
beforeAll(async () => {
  system = await catalogueService();
});
afterAll(async () => {
  await system?.close();
});
beforeEach(async () => {
  await system.models.product.deleteMany({});
});

// Numbered: letters of a random id could be what a test searches for.
let created = 0;
const create = (given: object = {}) =>
  system.caller.call(createProduct, {
    product: FileProduct.parse({ internalId: `p-${(created += 1)}`, baseName: "Product", ...given }),
  });
const de = (given: Partial<MarketOffer> = {}) => ({ de: { currency: "EUR", ...given } });
const list = async (given: object = {}) => {
  const { rows, total } = await system.caller.call(listProducts, { market: "de", ...given });
  return { names: rows.map(({ baseName }) => baseName), rows, total };
};

describe("editing", () => {
  test("a product is created, read, changed in basics and market, and removed", async () => {
    const { product } = await create({ internalId: "oil", ingredients: ["Lachsöl"] });
    expect(product).toMatchObject({ version: 1, isActive: true, priority: 0, markets: {} });
    const named = await system.caller.call(saveProduct, {
      id: product.id,
      version: 1,
      changes: { baseName: "Lachsöl", dogSizes: ["small"] },
      markets: {},
    });
    expect(named.changed.toSorted((a, b) => a.localeCompare(b))).toEqual(["baseName", "dogSizes"]);
    const sold = await system.caller.call(updateMarket, {
      id: product.id,
      version: 2,
      market: "de",
      changes: {
        asin: "B000000001",
        url: "https://www.amazon.de/dp/B000000001",
        price: "19.90",
        specifications: { "Max. Gewicht": "10 kg" },
      },
    });
    expect(sold.changed).toEqual(["markets.de"]);
    const read = await system.caller.call(getProduct, { id: product.id });
    expect(read).toEqual(sold.product);
    expect(read).toMatchObject({
      version: 3,
      internalId: "oil",
      baseName: "Lachsöl",
      markets: {
        de: {
          currency: "EUR",
          price: "19.90",
          specifications: { "Max. Gewicht": "10 kg" },
          priceSeenAt: system.clock.now.toISOString(),
        },
      },
    });
    const off = await system.caller.call(updateMarket, { id: product.id, version: 3, market: "de", changes: null });
    expect(off.product.markets).toEqual({});
    expect(await system.caller.call(removeProduct, { id: product.id, version: 4 })).toEqual({ removed: true });
    expect(await system.caller.call(removeProduct, { id: product.id })).toEqual({ removed: false });
    await expect(system.caller.call(getProduct, { id: product.id })).rejects.toMatchObject({
      code: "product_not_found",
    });
  });

  test("basics and markets are saved together as one version, or nothing is", async () => {
    await create({ markets: de({ asin: "B000000001" }) });
    const { product } = await create({ brand: "A", markets: de({ price: "5.00" }) });
    const save = (markets: object) =>
      system.caller.call(saveProduct, { id: product.id, version: 1, changes: { brand: "B" }, markets });
    await expect(save({ pl: { price: "9.00" }, de: { asin: "B000000001" } })).rejects.toMatchObject({
      code: "conflict",
      details: { field: "markets.de.asin" },
    });
    await expect(save({ pl: { currency: "USD" } })).rejects.toMatchObject({
      code: "invalid_request",
      details: { fields: ["markets.pl.currency"] },
    });
    expect(await system.caller.call(getProduct, { id: product.id })).toEqual(product);
    const saved = await save({ de: { marketTitle: "Titel" }, pl: { price: "9.00" } });
    expect(saved.changed).toEqual(["brand", "markets.de.marketTitle", "markets.pl"]);
    expect(saved.product).toMatchObject({
      version: 2,
      brand: "B",
      markets: {
        de: { marketTitle: "Titel", price: "5.00" },
        pl: { price: "9.00", currency: "PLN", priceSeenAt: system.clock.now.toISOString() },
      },
    });
  });

  test("rejects changing or removing an outdated version", async () => {
    const { product } = await create({ brand: "A" });
    const attempts = await Promise.allSettled(
      ["B", "C", "D"].map((brand) =>
        system.caller.call(saveProduct, { id: product.id, version: 1, changes: { brand }, markets: {} }),
      ),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(
      attempts
        .filter(({ status }) => status === "rejected")
        .map((attempt) => (attempt as PromiseRejectedResult).reason.code),
    ).toEqual(["conflict", "conflict"]);
    await expect(system.caller.call(removeProduct, { id: product.id, version: 1 })).rejects.toMatchObject({
      code: "conflict",
    });
    expect((await system.caller.call(getProduct, { id: product.id })).version).toBe(2);
  });

  test("a change that changes nothing writes nothing", async () => {
    const { product } = await create({ brand: "A" });
    expect(
      await system.caller.call(saveProduct, { id: product.id, version: 1, changes: { brand: "A" }, markets: {} }),
    ).toEqual({
      product,
      changed: [],
    });
  });

  test("internal id and ASIN are unique, and the conflict names the field and its owner", async () => {
    await create({ internalId: "oil", baseName: "Salmon oil", markets: de({ asin: "B000000001" }) });
    await expect(create({ internalId: "oil" })).rejects.toMatchObject({
      code: "conflict",
      details: { field: "internalId", holderId: "oil", holder: "Salmon oil" },
    });
    await expect(create({ markets: de({ asin: "B000000001" }) })).rejects.toMatchObject({
      code: "conflict",
      details: { field: "markets.de.asin", holderId: "oil", holder: "Salmon oil" },
    });
    const { product } = await create();
    await expect(
      system.caller.call(updateMarket, { id: product.id, version: 1, market: "de", changes: { asin: "B000000001" } }),
    ).rejects.toMatchObject({
      code: "conflict",
      details: { field: "markets.de.asin", holderId: "oil", holder: "Salmon oil" },
    });
  });

  test.each([
    [{ currency: "USD" }, "markets.de.currency"],
    [{ url: "https://www.amazon.pl/dp/B000000001" }, "markets.de.url"],
    [{ url: "https://shop.example/B000000001" }, "markets.de.url"],
    [{ url: "/demo-shop/de/DEMO000001" }, "markets.de.url"],
    [{ price: "0.00" }, "markets.de.price"],
    [{ price: "5.00", priceSeenAt: new Date(Date.now() + 3_600_000).toISOString() }, "markets.de.priceSeenAt"],
  ])("an offer with %j is refused with the name of the field", async (changes, field) => {
    const { product } = await create({ markets: de() });
    await expect(
      system.caller.call(updateMarket, { id: product.id, version: 1, market: "de", changes }),
    ).rejects.toMatchObject({ code: "invalid_request", details: { fields: [field] } });
  });

  test("an unknown dog size is refused, but one stored earlier hinders no other change", async () => {
    await expect(create({ dogSizes: ["XL"] })).rejects.toMatchObject({
      code: "invalid_request",
      details: { fields: ["dogSizes"] },
    });
    const { product } = await create({ dogSizes: ["Small"] });
    await system.models.product.updateOne({ _id: product.id }, { dogSizes: ["groß"] });
    const { product: named } = await system.caller.call(saveProduct, {
      id: product.id,
      version: 1,
      changes: { brand: "B" },
      markets: {},
    });
    expect(named).toMatchObject({ brand: "B", dogSizes: ["groß"] });
  });

  test("entering a price renews its age; changing another field does not", async () => {
    const { product } = await create({ markets: de({ price: "5.00" }) });
    const seen = system.clock.now.toISOString();
    expect(product.markets.de?.priceSeenAt).toBe(seen);
    system.clock.now = new Date(system.clock.now.getTime() + 60_000);
    const { product: titled } = await system.caller.call(updateMarket, {
      id: product.id,
      version: 1,
      market: "de",
      changes: { marketTitle: "Titel", price: "5.00" },
    });
    expect(titled.markets.de?.priceSeenAt).toBe(seen);
    const { product: priced } = await system.caller.call(updateMarket, {
      id: product.id,
      version: 2,
      market: "de",
      changes: { price: "6.00" },
    });
    expect(priced.markets.de?.priceSeenAt).toBe(system.clock.now.toISOString());
  });

  test("a price of unknown age stays so", async () => {
    const { product } = await system.caller.call(createProduct, {
      product: FileProduct.parse({ internalId: "unknown-age", markets: de({ price: "5.00" }), baseName: "P" }),
      keepPriceAge: true,
    });
    expect(product.markets.de?.priceSeenAt).toBeNull();
    const { product: priced } = await system.caller.call(updateMarket, {
      id: product.id,
      version: 1,
      market: "de",
      changes: { price: "6.00", priceSeenAt: null },
    });
    expect(priced.markets.de).toMatchObject({ price: "6.00", priceSeenAt: null });
  });

  test("a product renamed to another ingredient is found by that one", async () => {
    const { product } = await create({ ingredients: ["Zink"], markets: de() });
    await system.caller.call(saveProduct, {
      id: product.id,
      version: 1,
      changes: { ingredients: ["Biotin"] },
      markets: {},
    });
    expect((await system.products.holding(["biotin"])).map(({ id }) => id)).toEqual([product.id]);
    expect(await system.products.holding(["zinc"])).toEqual([]);
  });
});

describe("the list", () => {
  beforeEach(async () => {
    await create({
      baseName: "Cheap",
      brand: "Aa",
      priority: 1,
      markets: de({
        price: "9.50",
        rating: 4.5,
        lastScraped: "2026-05-14T12:00:00.000Z",
        marketTitle: "Günstig (100 %)",
        asin: "B000000001",
      }),
    });
    await create({
      baseName: "Dear",
      brand: "Yy",
      priority: 5,
      isActive: false,
      markets: { ...de({ price: "100.00" }), us: { currency: "USD", isActive: false } },
    });
    await create({ baseName: "Abroad", brand: "Cc", priority: 3, markets: { us: { currency: "USD" } } });
  });

  test.each([
    [{}, ["Dear", "Cheap"]],
    [{ coverage: "missing" }, ["Abroad"]],
    [{ coverage: "all" }, ["Dear", "Abroad", "Cheap"]],
    [{ coverage: "all", sort: "name" }, ["Abroad", "Cheap", "Dear"]],
    [{ coverage: "all", sort: "name", descending: true }, ["Dear", "Cheap", "Abroad"]],
    [{ sort: "price" }, ["Cheap", "Dear"]],
    [{ sort: "rating", descending: true }, ["Cheap", "Dear"]],
    [{ sort: "rating" }, ["Dear", "Cheap"]],
    [{ sort: "price", descending: true }, ["Dear", "Cheap"]],
    [{ sort: "refreshed" }, ["Dear", "Cheap"]],
    [{ sort: "refreshed", descending: true }, ["Cheap", "Dear"]],
    [{ active: "inactive" }, ["Dear"]],
    [{ active: "active", coverage: "all", sort: "brand" }, ["Cheap", "Abroad"]],
    [{ search: "gÜnstig (100" }, ["Cheap"]],
    [{ search: "b00000000" }, ["Cheap"]],
    [{ search: ".*" }, []],
    [{ search: "yy", coverage: "missing" }, []],
  ])("asked for %j shows %j", async (query, names) => {
    const found = await list(query);
    expect(found.names).toEqual(names);
    expect(found.total).toBe(names.length);
  });

  test("counts both statuses, whichever is shown", async () => {
    const statuses = async (query: object) =>
      (await system.caller.call(listProducts, { market: "de", ...query })).statuses;
    expect(await statuses({})).toEqual({ active: 1, inactive: 1 });
    expect(await statuses({ active: "inactive", coverage: "all", limit: 1 })).toEqual({ active: 2, inactive: 1 });
    expect(await statuses({ active: "active", search: "dear" })).toEqual({ active: 0, inactive: 1 });
  });

  test("filters by category, old price, out of stock and gaps; the overview has the same counts", async () => {
    const old = new Date(system.clock.now.getTime() - 25 * 3_600_000).toISOString();
    await create({
      baseName: "Old",
      category: "joint",
      markets: {
        ...de({ price: "5.00", priceSeenAt: old }),
        us: { currency: "USD" },
        uk: { currency: "GBP" },
        pl: { currency: "PLN" },
      },
    });
    await create({
      baseName: "Out",
      category: "joint",
      markets: de({ price: "5.00", priceSeenAt: old, available: false }),
    });
    await create({
      baseName: "Fiction",
      category: "omega3",
      demo: true,
      markets: de({ price: "5.00", priceSeenAt: old }),
    });
    const shown = async (query: object) => (await list({ sort: "name", ...query })).names;
    expect(await shown({ category: "joint" })).toEqual(["Old", "Out"]);
    expect(await shown({ coverage: "old_price" })).toEqual(["Old"]);
    expect(await shown({ coverage: "out_of_stock" })).toEqual(["Out"]);
    expect(await shown({ coverage: "gaps" })).toEqual(["Abroad", "Cheap", "Dear", "Fiction", "Out"]);
    expect(
      (await list({ market: "us", coverage: "all", category: "joint", sort: "name" })).rows.map(
        ({ wanting }) => wanting,
      ),
    ).toEqual([{ de: "old_price", us: "old_price", uk: "old_price", pl: "old_price" }, { de: "out_of_stock" }]);
    const { overview } = await system.caller.call(listProducts, { market: "de", overview: true });
    expect(overview).toMatchObject({
      all: 6,
      gaps: 5,
      categories: [
        { category: "joint", count: 2 },
        { category: "omega3", count: 1 },
      ],
      markets: { de: { listed: 5, oldPrice: 1, outOfStock: 1 }, pl: { listed: 1 } },
    });
  });

  test("comes in pages that do not overlap, and rows show where a product is sold", async () => {
    const pages = await Promise.all([0, 1, 2].map((offset) => list({ coverage: "all", limit: 1, offset })));
    expect(pages.flatMap(({ names }) => names)).toEqual(["Dear", "Abroad", "Cheap"]);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
    expect(pages[0]?.rows[0]?.coverage).toEqual({ de: "active", us: "inactive", uk: "none", pl: "none" });
    expect(pages[1]?.rows[0]?.offer).toBeNull();
    expect(pages[2]?.rows[0]?.offer).toMatchObject({ price: "9.50", asin: "B000000001" });
    expect(pages[2]?.rows[0]?.offer).not.toHaveProperty("description");
  });
});

test("the export brings every product sold on the markets once, page by page, however long its texts are", async () => {
  const long = { description: "ü".repeat(10_000), bulletPoints: Array.from({ length: 30 }, () => "x".repeat(1_000)) };
  for (let n = 0; n < 12; n++)
    await create({
      internalId: `long-${String(n).padStart(2, "0")}`,
      markets: { ...de(long), us: { currency: "USD", ...long }, uk: { currency: "GBP" } },
    });
  await create({ internalId: "elsewhere", markets: { pl: { currency: "PLN" } } });
  const ids: string[] = [];
  let pages = 0;
  for (let after: string | null = null; ; pages++) {
    const page: { products: FileProduct[]; next: string | null } = await system.caller.call(exportProducts, {
      markets: ["de", "us"],
      after,
    });
    ids.push(...page.products.map(({ internalId }) => internalId));
    expect(page.products.every(({ markets }) => !markets.uk)).toBe(true);
    if (page.next === null) break;
    after = page.next;
  }
  expect(ids).toEqual(Array.from({ length: 12 }, (_, n) => `long-${String(n).padStart(2, "0")}`));
  expect(pages).toBeGreaterThan(0);
});
