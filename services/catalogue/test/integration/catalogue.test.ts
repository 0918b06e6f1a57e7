import { afterAll, beforeAll, expect, test } from "vitest";
import type { Bus } from "@hundeblick/kit/bus";
import { testBus, testMongo, testPrefix } from "@hundeblick/kit/testing";
import { demoProduct, recommendProducts } from "@hundeblick/proto/rpc/catalogue";
import type { productModel } from "../../src/adapters/mongo/product.schema.ts";
import { mongoSeeds } from "../../src/adapters/mongo/seed.repository.ts";
import { demoCatalogue } from "../../src/data/demo-catalogue.ts";
import { seedDemoCatalogue } from "../../src/domain/seed-demo-catalogue.ts";
import { catalogueParts } from "../../src/parts.ts";
import { serveCatalogue } from "../../src/service.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
let service: Bus;
let caller: Bus;
let model: ReturnType<typeof productModel>;
let products: Awaited<ReturnType<typeof catalogueParts>>["products"];
const now = () => new Date();
const seed = () => seedDemoCatalogue({ products, seeds: mongoSeeds(mongo.connection) }, demoCatalogue);

beforeAll(async () => {
  mongo = await testMongo();
  const prefix = testPrefix();
  service = await testBus("catalogue", prefix);
  caller = await testBus("caller", prefix);
  const parts = await catalogueParts({ mongo, now });
  model = parts.models.product;
  products = parts.products;
  await serveCatalogue(service, parts);
});
afterAll(async () => {
  await caller?.close();
  await service?.close();
  await mongo?.close();
});

test("the first start fills the catalogue, also after a crash; later starts do not change it", async () => {
  const [first] = demoCatalogue.products;
  const seeds = mongoSeeds(mongo.connection);
  await seeds.begin("demo-catalogue");
  await products.addMissing([first!]);

  expect(await seed()).toBe(demoCatalogue.products.length - 1);
  await model.updateOne({ internalId: first!.internalId }, { $set: { baseName: "changed by an operator" } });
  await model.deleteOne({ internalId: demoCatalogue.products[1]!.internalId });

  expect(await seed()).toBe(0);
  expect((await model.findOne({ internalId: first!.internalId }).lean())?.baseName).toBe("changed by an operator");
  expect(await model.countDocuments({})).toBe(demoCatalogue.products.length - 1);
  await products.addMissing(demoCatalogue.products);
});

test("a catalogue that already holds products is never filled with demo products", async () => {
  const other = await testMongo();
  try {
    const parts = await catalogueParts({ mongo: other, now });
    await parts.products.addMissing([{ ...demoCatalogue.products[0]!, internalId: "an-operators-own" }]);
    expect(await seedDemoCatalogue(parts, demoCatalogue)).toBe(0);
  } finally {
    await other.close();
  }
});

test.each(["de", "us", "uk", "pl"] as const)(
  "a visitor of %s gets one product for each ingredient a report can name",
  async (market) => {
    const ingredientIds = demoCatalogue.products.flatMap(({ ingredients }) => ingredients);
    const { products } = await caller.call(recommendProducts, { market, ingredientIds: [...new Set(ingredientIds)] });
    expect(Object.keys(products).toSorted()).toEqual([...new Set(ingredientIds)].toSorted());
    const abroad = Object.values(products).filter((product) => product.fromOtherMarket);
    if (market !== "de") expect(abroad.length).toBeGreaterThan(0);
    expect(abroad.length).toBeLessThan(10);
    expect(
      Object.values(products).every(({ demo, price, url }) => demo && price !== null && url.startsWith("/demo-shop/")),
    ).toBe(true);
  },
);

test("a heavy dog is not offered products for small ones", async () => {
  const light = await caller.call(recommendProducts, {
    market: "us",
    ingredientIds: ["alpha_casozepine"],
    weightKg: 8,
  });
  const heavy = await caller.call(recommendProducts, {
    market: "us",
    ingredientIds: ["alpha_casozepine"],
    weightKg: 40,
  });
  expect(light.products["alpha_casozepine"]?.asin).toBe("DEMO000025");
  expect(heavy.products).toEqual({});
});

test("unknown ingredients, an empty list and query operators find nothing", async () => {
  expect(await caller.call(recommendProducts, { market: "de", ingredientIds: [] })).toEqual({ products: {} });
  expect(
    await caller.call(recommendProducts, { market: "de", ingredientIds: ["$ne", "__proto__", "constructor"] }),
  ).toEqual({ products: {} });
});

test("shows a demo product; an unknown one and one of another market are not found", async () => {
  const page = await caller.call(demoProduct, { market: "pl", asin: "DEMO000001" });
  expect(page.product).toMatchObject({
    title: "Musterpfote Olej z łososia dla psów, 500 ml",
    price: "84.90",
    currency: "PLN",
    demo: true,
  });
  expect(page.bulletPoints).toHaveLength(3);
  await expect(caller.call(demoProduct, { market: "pl", asin: "DEMO000002" })).rejects.toMatchObject({
    code: "product_not_found",
  });
  await expect(caller.call(demoProduct, { market: "de", asin: "B000000000" })).rejects.toMatchObject({
    code: "product_not_found",
  });
});

test("two products cannot have the same ASIN on one market", async () => {
  const twin = { ...demoCatalogue.products[0]!, internalId: "twin" };
  expect(await products.addMissing([twin])).toBe(0);
});
