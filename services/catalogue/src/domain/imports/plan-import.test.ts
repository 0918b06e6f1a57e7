import { describe, expect, test } from "vitest";
import type { Product } from "@hundeblick/proto/http/catalogue";
import { IMPORT_MODES } from "@hundeblick/proto/http/catalogue-import";
import { MARKETS, type Market } from "@hundeblick/proto/language";
import fc from "fast-check";
import { buildOffer, buildProduct } from "../../../test/support/build-product.ts";
import { fileProductOf } from "../export-products.ts";
import { type Change, idOf, reversed } from "./change.ts";
import { planImport } from "./plan-import.ts";
import { readRows } from "./read-rows.ts";

const AT = "2026-11-21T12:00:00.000Z";
type Mode = (typeof IMPORT_MODES)[number];
const plan = (existing: Product[], raw: unknown[], mode: Mode, markets: readonly Market[] = MARKETS) => {
  const { rows, problems } = readRows(JSON.parse(JSON.stringify(raw)) as unknown[], markets);
  const planned = planImport({ existing, rows, mode, markets, at: AT });
  return { ...planned, problems: [...problems, ...planned.problems] };
};
const applied = (existing: Product[], changes: Change[]): Product[] => {
  const ids = new Set(changes.map(idOf));
  return [...existing.filter(({ id }) => !ids.has(id)), ...changes.flatMap(({ to }) => (to ? [to] : []))];
};
const exported = (catalogue: Product[], markets: readonly Market[]) =>
  catalogue
    .filter((product) => markets.some((market) => product.markets[market]))
    .map((product) => fileProductOf(product, markets))
    .toSorted((a, b) => (a.internalId < b.internalId ? -1 : 1));

const oil = buildProduct({
  internalId: "oil",
  baseName: "Oil",
  brand: "Musterpfote",
  markets: { de: buildOffer("de", { asin: "B000000001", description: "Text", price: "10.00" }) },
});
const chew = buildProduct({
  internalId: "chew",
  markets: { de: buildOffer("de", { asin: "B000000002" }), us: buildOffer("us", { asin: "B000000003" }) },
});
const none = {
  productsAdded: 0,
  productsUpdated: 0,
  productsSkipped: 0,
  productsRemoved: 0,
  marketsAdded: 0,
  marketsUpdated: 0,
  marketsRemoved: 0,
};

describe("merge", () => {
  test("changes the given fields, keeps the others, adds markets and unknown products", () => {
    const { changes, counts, problems } = plan(
      [oil, chew],
      [
        { internalId: "oil", brand: "New", markets: { de: { marketTitle: "Öl" }, us: { asin: "B000000009" } } },
        { internalId: "chew" },
        { internalId: "powder", baseName: "Powder", markets: { pl: { price: "9.90" } } },
      ],
      "merge",
    );
    expect(problems).toEqual([]);
    expect(counts).toEqual({
      ...none,
      productsAdded: 1,
      productsUpdated: 1,
      productsSkipped: 1,
      marketsAdded: 2,
      marketsUpdated: 1,
    });
    expect(changes[0]?.to).toMatchObject({
      id: oil.id,
      version: 2,
      brand: "New",
      baseName: "Oil",
      markets: {
        de: { marketTitle: "Öl", description: "Text", price: "10.00" },
        us: { asin: "B000000009", currency: "USD" },
      },
    });
    expect(changes[1]?.to).toMatchObject({
      baseName: "Powder",
      version: 1,
      isActive: true,
      markets: { pl: { currency: "PLN", price: "9.90" } },
    });
  });

  test("a new price from a file has no known age, an unchanged price keeps its own", () => {
    const price = (value: string) =>
      plan([oil], [{ internalId: "oil", markets: { de: { price: value } } }], "merge").changes[0]?.to?.markets.de
        ?.priceSeenAt;
    expect(price("11.00")).toBeNull();
    expect(price("10.00")).toBeUndefined();
  });

  test("cannot turn a real product into a demo", () => {
    expect(plan([oil], [{ internalId: "oil", demo: true }], "merge").changes).toEqual([]);
  });
});

test("add-new adds unknown products and markets, and changes no existing ones", () => {
  const { changes, counts } = plan(
    [oil, chew],
    [
      { internalId: "oil", brand: "New", markets: { de: { marketTitle: "Öl" }, us: { asin: "B000000009" } } },
      { internalId: "chew", brand: "New", markets: { de: { price: "1.00" } } },
      { internalId: "powder", baseName: "Powder" },
    ],
    "add-new",
  );
  expect(counts).toEqual({ ...none, productsAdded: 1, productsUpdated: 1, productsSkipped: 1, marketsAdded: 1 });
  expect(changes[0]?.to).toMatchObject({
    brand: "Musterpfote",
    markets: { de: oil.markets.de, us: { asin: "B000000009" } },
  });
});

test("replace makes the file's market equal the file, and leaves other markets alone", () => {
  const { changes, counts } = plan(
    [oil, chew],
    [{ internalId: "new", baseName: "New", markets: { de: { asin: "B000000001" } } }],
    "replace",
    ["de"],
  );
  expect(counts).toEqual({
    ...none,
    productsAdded: 1,
    productsUpdated: 1,
    productsRemoved: 1,
    marketsAdded: 1,
    marketsRemoved: 2,
  });
  const after = applied([oil, chew], changes);
  expect(after.map(({ internalId }) => internalId).toSorted()).toEqual(["chew", "new"]);
  expect(Object.keys(after.find(({ internalId }) => internalId === "chew")?.markets ?? {})).toEqual(["us"]);
});

test("lists unchanged products of the file separately", () => {
  const { changes, unchanged } = plan(
    [oil, chew],
    [{ internalId: "oil" }, { internalId: "chew", brand: "New" }],
    "merge",
  );
  expect(changes.map(({ to }) => to?.internalId)).toEqual(["chew"]);
  expect(unchanged.map(({ internalId }) => internalId)).toEqual(["oil"]);
});

test.each<[string, unknown[], { row: number; field: string; problem?: string }]>([
  ["a row that is no product", [{ internalId: "oil" }, "text"], { row: 2, field: "product" }],
  ["a field of the wrong kind", [{ internalId: "oil", priority: "high" }], { row: 1, field: "priority" }],
  ["an unknown field", [{ internalId: "oil", colour: "red" }], { row: 1, field: "product" }],
  [
    "a price in words",
    [{ internalId: "oil", markets: { de: { price: "10,00 €" } } }],
    { row: 1, field: "markets.de.price" },
  ],
  [
    "a price with three decimals",
    [{ internalId: "oil", markets: { de: { price: 12.345 } } }],
    { row: 1, field: "markets.de.price", problem: "a price looks like 19.90" },
  ],
  [
    "another currency",
    [{ internalId: "oil", markets: { de: { currency: "USD" } } }],
    { row: 1, field: "markets.de.currency" },
  ],
  [
    "the shop of another market",
    [{ internalId: "oil", markets: { de: { url: "https://www.amazon.com/dp/B000000001" } } }],
    { row: 1, field: "markets.de.url" },
  ],
  [
    "a link to any other site",
    [{ internalId: "oil", markets: { de: { url: "https://shop.example/B000000001" } } }],
    { row: 1, field: "markets.de.url" },
  ],
  [
    "a link that is a script",
    [{ internalId: "oil", markets: { de: { url: "javascript:alert(1)" } } }],
    { row: 1, field: "markets.de.url" },
  ],
  [
    "the same product twice",
    [{ internalId: "oil" }, { internalId: "chew" }, { internalId: "oil" }],
    { row: 3, field: "internalId" },
  ],
  [
    "an ASIN another product has",
    [{ internalId: "oil", markets: { de: { asin: "B000000002" } } }],
    { row: 1, field: "markets.de.asin" },
  ],
  ["a new product without a name", [{ internalId: "new" }], { row: 1, field: "baseName" }],
  ["a market the file is not about", [{ internalId: "oil", markets: { pl: {} } }], { row: 1, field: "markets.pl" }],
])("%s is named by row and field", (_what, rows, expected) => {
  expect(plan([oil, chew], rows, "merge", ["de", "us"]).problems).toContainEqual(expect.objectContaining(expected));
});

const internalId = fc.constantFrom("a", "b", "c", "d");
const product = fc
  .record({
    internalId,
    brand: fc.constantFrom("X", "Y", "ü \"'<>"),
    priority: fc.integer({ min: -3, max: 3 }),
    isActive: fc.boolean(),
    markets: fc.uniqueArray(
      fc.record({
        market: fc.constantFrom(...MARKETS),
        price: fc.constantFrom("1.00", "20.5", null),
        marketTitle: fc.string({ maxLength: 5 }).map((words) => words.trim()),
        specifications: fc.dictionary(fc.constantFrom("Max. Gewicht", "$x", "constructor"), fc.constant("1")),
      }),
      { selector: ({ market }) => market, maxLength: 4 },
    ),
  })
  .map(({ markets, ...basics }) =>
    buildProduct({
      ...basics,
      markets: Object.fromEntries(
        markets.map(({ market, ...offer }) => [
          market,
          buildOffer(market, { ...offer, asin: `B00000000${basics.internalId.toUpperCase()}` }),
        ]),
      ),
    }),
  );
const catalogue = fc.uniqueArray(product, { selector: (one) => one.internalId, maxLength: 4 });
const marketSubsets = fc.subarray([...MARKETS], { minLength: 1 });

test("export, replace, export gives the same file, on the same catalogue without a change", () => {
  fc.assert(
    fc.property(catalogue, catalogue, marketSubsets, (source, target, markets) => {
      const file = exported(source, markets);
      expect(plan(source, file, "replace", markets)).toMatchObject({ changes: [], problems: [] });
      const { changes, problems } = plan(target, file, "replace", markets);
      expect(problems).toEqual([]);
      const after = applied(target, changes);
      expect(exported(after, markets)).toEqual(file);
      const others = MARKETS.filter((market) => !markets.includes(market));
      const offersOf = (all: Product[]) =>
        all
          .flatMap((one) =>
            others.flatMap((market) => (one.markets[market] ? [[one.internalId, market, one.markets[market]]] : [])),
          )
          .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
      expect(offersOf(after)).toEqual(offersOf(target));
    }),
  );
});

test("merging or adding the same file again changes nothing", () => {
  fc.assert(
    fc.property(catalogue, catalogue, fc.constantFrom<Mode>("merge", "add-new"), (source, target, mode) => {
      const file = exported(source, MARKETS);
      const after = applied(target, plan(target, file, mode).changes);
      expect(plan(after, file, mode).changes).toEqual([]);
      if (mode === "add-new")
        for (const one of target)
          expect(after.find(({ id }) => id === one.id)).toMatchObject({ brand: one.brand, markets: one.markets });
    }),
  );
});

test("every import can be undone, and versions only increase", () => {
  const content = (all: Product[]) =>
    all
      .map(({ version: _version, updatedAt: _updated, ...rest }) => rest)
      .toSorted((a, b) => (a.internalId < b.internalId ? -1 : 1));
  fc.assert(
    fc.property(
      catalogue,
      catalogue,
      fc.constantFrom(...IMPORT_MODES),
      marketSubsets,
      (source, target, mode, markets) => {
        const { changes } = plan(target, exported(source, markets), mode, markets);
        const back = changes.map((change) => reversed(change, AT));
        expect(content(applied(applied(target, changes), back))).toEqual(content(target));
        for (const { from, to } of back) if (from && to) expect(to.version).toBeGreaterThan(from.version);
      },
    ),
  );
});

test("names the rows with a price of 0 or seen in the future", () => {
  const ahead = (minutes: number) => new Date(Date.parse(AT) + minutes * 60_000).toISOString();
  const rows = [
    { internalId: "oil", markets: { de: { price: 0 } } },
    { internalId: "new", baseName: "New", markets: { de: { price: "5.00", priceSeenAt: ahead(10) } } },
    { internalId: "soon", baseName: "Soon", markets: { de: { price: "5.00", priceSeenAt: ahead(4) } } },
  ];
  expect(plan([oil], rows, "merge").problems).toMatchObject([
    { row: 1, field: "markets.de.price" },
    { row: 2, field: "markets.de.priceSeenAt" },
  ]);
});

test("names the row with an unknown dog size, unless the product has it already", () => {
  const rows = [{ internalId: "oil", dogSizes: ["XL"] }];
  expect(plan([oil], rows, "merge").problems).toMatchObject([{ row: 1, field: "dogSizes" }]);
  expect(plan([{ ...oil, dogSizes: ["XL"] }], rows, "merge").problems).toEqual([]);
});
