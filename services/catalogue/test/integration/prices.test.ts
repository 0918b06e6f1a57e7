import { afterAll, beforeAll, expect, test } from "vitest";
import { FileProduct } from "@hundeblick/proto/http/catalogue";
import { newId } from "@hundeblick/proto/ids";
import {
  applyImport,
  createProduct,
  priceHistory,
  recommendProducts,
  stageImport,
  undoImport,
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

let count = 0;
const now = new Date();
/** A day of last month: the database deletes old records by its own clock. */
const at = (day: number, hour = 8): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, day, hour));
const date = (at: Date): string => at.toISOString().slice(0, 10);
const filed = (price: string, priceSeenAt: Date, internalId = `PRICE-${++count}`) =>
  FileProduct.parse({
    internalId,
    baseName: internalId,
    ingredients: ["omega3"],
    markets: {
      de: {
        asin: `B${internalId.replace(/\D/g, "").padStart(9, "0")}`,
        url: "https://www.amazon.de/dp/x",
        price,
        currency: "EUR",
        priceSeenAt: priceSeenAt.toISOString(),
      },
    },
  });
const create = async (price: string, day: number) => {
  system.clock.now = at(day);
  return (await system.caller.call(createProduct, { product: filed(price, at(day)) })).product;
};
const pricesOf = async (id: string) =>
  (await system.caller.call(priceHistory, { id, market: "de" })).prices.map(({ price, at: seen }) => [
    price,
    date(new Date(seen)),
  ]);

test("records every change of a price, but not an unchanged one, per product and market", async () => {
  let product = await create("10.00", 10);
  await create("99.00", 10);
  for (const [price, day] of [
    ["12.00", 12],
    ["12.00", 13],
    ["11.50", 14],
  ] as const) {
    system.clock.now = at(day);
    ({ product } = await system.caller.call(updateMarket, {
      id: product.id,
      version: product.version,
      market: "de",
      changes: { price, priceSeenAt: at(day).toISOString() },
    }));
  }
  expect(await pricesOf(product.id)).toEqual([
    ["10.00", date(at(10))],
    ["12.00", date(at(12))],
    ["12.00", date(at(13))],
    ["11.50", date(at(14))],
  ]);
});

test("records a price changed by an import", async () => {
  const product = await create("10.00", 10);
  system.clock.now = at(15);
  const importId = newId();
  await system.caller.call(stageImport, {
    importId,
    row: 1,
    products: [
      { internalId: product.internalId, markets: { de: { price: "8.00", priceSeenAt: at(15).toISOString() } } },
    ],
  });
  await system.caller.call(applyImport, { importId, mode: "merge", markets: ["de"], by: "ada@example.org" });
  await system.runImports();
  expect(await pricesOf(product.id)).toEqual([
    ["10.00", date(at(10))],
    ["8.00", date(at(15))],
  ]);
});

test("an undo returns to the previous price", async () => {
  const product = await create("10.00", 10);
  system.clock.now = at(17);
  const importId = newId();
  await system.caller.call(stageImport, {
    importId,
    row: 1,
    products: [
      { internalId: product.internalId, markets: { de: { price: "8.00", priceSeenAt: at(17).toISOString() } } },
    ],
  });
  await system.caller.call(applyImport, { importId, mode: "merge", markets: ["de"], by: "ada@example.org" });
  await system.runImports();
  system.clock.now = at(18);
  await system.caller.call(undoImport, { importId });
  await system.runImports();
  const undone = [
    ["10.00", date(at(10))],
    ["8.00", date(at(17))],
    ["10.00", date(at(18))],
  ];
  expect(await pricesOf(product.id)).toEqual(undone);
  await system.models.price.deleteMany({ productId: product.id, at: at(18) });
  expect(await pricesOf(product.id)).toEqual(undone);
});

test("hides records older than 90 days; adds the current price if its record was lost", async () => {
  const product = await create("10.00", 1);
  await system.models.price.deleteMany({ productId: product.id });
  expect(await pricesOf(product.id)).toEqual([["10.00", date(at(1))]]);
  system.clock.now = at(2);
  await system.caller.call(updateMarket, {
    id: product.id,
    version: product.version,
    market: "de",
    changes: { price: "9.00", priceSeenAt: at(2).toISOString() },
  });
  expect(await pricesOf(product.id)).toEqual([
    ["10.00", date(at(1))],
    ["9.00", date(at(2))],
  ]);
  system.clock.now = new Date(at(2).getTime() + 90 * 86_400_000);
  expect(await pricesOf(product.id)).toEqual([["9.00", date(at(2))]]);
});

test("an unknown product is not found", async () => {
  await expect(system.caller.call(priceHistory, { id: newId(), market: "de" })).rejects.toMatchObject({
    code: "product_not_found",
  });
});

test("hides a price older than 24 hours from visitors, until it is confirmed", async () => {
  await system.models.product.deleteMany({});
  const product = await create("10.00", 20);
  const shown = async () =>
    Object.values(
      (await system.caller.call(recommendProducts, { market: "de", ingredientIds: ["omega3"] })).products,
    ).map(({ price }) => price);
  expect(await shown()).toEqual(["10.00"]);
  system.clock.now = at(21, 9);
  expect(await shown()).toEqual([null]);
  await system.caller.call(updateMarket, {
    id: product.id,
    version: product.version,
    market: "de",
    changes: { priceSeenAt: at(21, 9).toISOString() },
  });
  expect(await shown()).toEqual(["10.00"]);
});
