import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ImportMode } from "@hundeblick/proto/http/catalogue-import";
import { FileProduct, type Product } from "@hundeblick/proto/http/catalogue";
import { newId } from "@hundeblick/proto/ids";
import { MARKETS, type Market } from "@hundeblick/proto/language";
import * as rpc from "@hundeblick/proto/rpc/catalogue";
import { demoCatalogue } from "../../src/data/demo-catalogue.ts";
import { mongoImports } from "../../src/adapters/mongo/import.repository.ts";
import { productOf } from "../../src/adapters/mongo/product-document.ts";
import type { ProductDocument } from "../../src/adapters/mongo/product.schema.ts";
import { mongoTransition } from "../../src/adapters/mongo/transition.ts";
import { applyImport } from "../../src/domain/imports/import-file.ts";
import { runImports } from "../../src/domain/imports/run-imports.ts";
import { catalogueService } from "../support/catalogue-service.ts";

let system: Awaited<ReturnType<typeof catalogueService>>;
beforeAll(async () => {
  system = await catalogueService();
});
afterAll(async () => {
  await system?.close();
});
beforeEach(async () => {
  for (const model of Object.values(system.models)) await (model as typeof system.models.product).deleteMany({});
  await system.products.addMissing(demoCatalogue.products);
});

const stage = async (products: unknown[]): Promise<string> => {
  const importId = newId();
  for (let n = 0; n === 0 || n < products.length; n += 10)
    await system.caller.call(rpc.stageImport, { importId, row: n + 1, products: products.slice(n, n + 10) });
  return importId;
};
const begin = async (products: unknown[], mode: ImportMode, markets: readonly Market[] = MARKETS) => {
  const importId = await stage(products);
  return system.caller.call(rpc.applyImport, { importId, mode, markets: [...markets], by: "operator" });
};
const state = async (importId: string) => (await system.caller.call(rpc.importState, { importId })).import;
const importFile = async (...given: Parameters<typeof begin>) => {
  const { importId } = await begin(...given);
  await system.runImports();
  return state(importId);
};
const exported = async () => (await system.caller.call(rpc.exportProducts, { markets: [...MARKETS] })).products;
const all = async () => (await system.models.product.find().lean<ProductDocument[]>()).map(productOf);
const byInternalId = async (internalId: string): Promise<Product> => {
  const found = (await all()).find((product) => product.internalId === internalId);
  if (!found) throw new Error(`no product ${internalId}`);
  return found;
};
const content = async () =>
  (await all())
    .map(({ version: _version, updatedAt: _updated, ...rest }) => rest)
    .toSorted((a, b) => a.internalId.localeCompare(b.internalId));

test("the whole catalogue, exported and imported as a replacement, is the same catalogue", async () => {
  const before = await exported();
  expect(await importFile(before, "replace")).toMatchObject({
    state: "applied",
    counts: { productsSkipped: before.length, productsUpdated: 0, productsRemoved: 0 },
  });
  expect(await exported()).toEqual(before);
});

test("an empty file empties the market as a replacement, and changes nothing otherwise", async () => {
  const before = await exported();
  for (const mode of ["merge", "add-new"] as const)
    expect(await importFile([], mode, ["pl"])).toMatchObject({
      state: "applied",
      counts: { productsUpdated: 0, productsRemoved: 0 },
    });
  expect(await exported()).toEqual(before);
  expect(await importFile([], "replace", ["pl"])).toMatchObject({ state: "applied" });
  expect((await system.caller.call(rpc.exportProducts, { markets: ["pl"] })).products).toEqual([]);
  expect((await system.caller.call(rpc.exportProducts, { markets: ["de"] })).products).toHaveLength(
    before.filter(({ markets }) => markets.de).length,
  );
  expect(await importFile([], "replace", ["pl"])).toMatchObject({ state: "applied" });
});

test("a dry run shows the changes without making them; the import makes the same", async () => {
  const before = await content();
  const rows = [
    { internalId: "demo-zinc", brand: "New", markets: { de: { price: "1.00" } } },
    { internalId: "new", baseName: "New" },
  ];
  const importId = await stage(rows);
  const wanted = { importId, mode: "merge" as const, markets: [...MARKETS] };
  const preview = await system.caller.call(rpc.previewImport, wanted);
  expect(preview).toMatchObject({
    problemCount: 0,
    differenceCount: 2,
    unchanged: [],
    differences: [
      {
        internalId: "demo-zinc",
        action: "update",
        fields: ["brand", "markets.de.price"],
        changes: [
          { field: "brand", before: "Fabelfell", after: "New" },
          { field: "markets.de.price", after: "1.00" },
        ],
      },
      { internalId: "new", action: "add", changes: [] },
    ],
  });
  expect(await content()).toEqual(before);

  await system.caller.call(rpc.applyImport, { ...wanted, by: "operator" });
  await system.runImports();
  expect(await state(importId)).toMatchObject({
    state: "applied",
    by: "operator",
    counts: preview.counts,
    progress: { done: 2, total: 2 },
  });
  expect(await byInternalId("demo-zinc")).toMatchObject({
    brand: "New",
    version: 2,
    markets: { de: { price: "1.00" }, pl: { price: "44.90" } },
  });
});

test("makes no other changes than its dry run showed", async () => {
  const rows = await exported();
  const wanted = { importId: await stage(rows), mode: "replace" as const, markets: [...MARKETS], by: "operator" };
  const { digest } = await system.caller.call(rpc.previewImport, wanted);
  const product = FileProduct.parse({ internalId: "meanwhile", markets: { de: { currency: "EUR" } }, baseName: "New" });
  const { product: added } = await system.caller.call(rpc.createProduct, { product });
  await expect(system.caller.call(rpc.applyImport, { ...wanted, digest })).rejects.toMatchObject({
    code: "conflict",
    details: { field: "plan" },
  });
  await system.caller.call(rpc.removeProduct, { id: added.id });
  expect(await system.caller.call(rpc.applyImport, { ...wanted, digest })).toMatchObject({ state: "applying" });
  await system.runImports();
});

test("one invalid row rejects the whole file, and is named", async () => {
  const before = await content();
  const importId = await stage([
    { internalId: "demo-zinc", brand: "New" },
    { internalId: "demo-kelp", markets: { de: { asin: "DEMO000001" } } },
  ]);
  const wanted = { importId, mode: "merge" as const, markets: [...MARKETS] };
  expect(await system.caller.call(rpc.previewImport, wanted)).toMatchObject({
    problemCount: 1,
    problems: [{ row: 2, field: "markets.de.asin" }],
  });
  await expect(system.caller.call(rpc.applyImport, { ...wanted, by: "operator" })).rejects.toMatchObject({
    code: "invalid_request",
    details: { row: 2, field: "markets.de.asin" },
  });
  await system.runImports();
  expect(await content()).toEqual(before);
});

test("does not import an incomplete file", async () => {
  const importId = newId();
  await system.caller.call(rpc.stageImport, { importId, row: 3, products: [{ internalId: "x" }] });
  await expect(
    system.caller.call(rpc.previewImport, { importId, mode: "merge", markets: ["de"] }),
  ).rejects.toMatchObject({ code: "not_found" });
  await expect(
    system.caller.call(rpc.applyImport, { importId: newId(), mode: "merge", markets: ["de"], by: "x" }),
  ).rejects.toMatchObject({ code: "not_found" });
});

test("products may swap their ASINs in one file", async () => {
  const swap = (internalId: string, asin: string) => ({
    internalId,
    markets: { de: { asin, url: `/demo-shop/de/${asin}` } },
  });
  const [zinc, kelp] = [
    (await byInternalId("demo-zinc")).markets.de?.asin ?? "",
    (await byInternalId("demo-kelp")).markets.de?.asin ?? "",
  ];
  expect(await importFile([swap("demo-zinc", kelp), swap("demo-kelp", zinc)], "merge")).toMatchObject({
    state: "applied",
  });
  expect((await byInternalId("demo-zinc")).markets.de?.asin).toBe(kelp);
  expect((await byInternalId("demo-kelp")).markets.de?.asin).toBe(zinc);
});

test("the same import runs once, and no other one runs concurrently", async () => {
  const first = await begin([{ internalId: "new", baseName: "New" }], "merge");
  expect(
    await system.caller.call(rpc.applyImport, {
      importId: first.importId,
      mode: "merge",
      markets: [...MARKETS],
      by: "operator",
    }),
  ).toMatchObject({ importId: first.importId, state: "applying" });
  await expect(begin([{ internalId: "other", baseName: "Other" }], "merge")).rejects.toMatchObject({
    code: "conflict",
  });
  await Promise.all([system.runImports(), system.runImports()]);
  expect(await state(first.importId)).toMatchObject({ state: "applied" });
  expect((await all()).filter(({ internalId }) => internalId === "new")).toHaveLength(1);
});

describe("interrupted imports", () => {
  test("an import is finished once after a crash", async () => {
    const rows = (await exported()).map((product) => ({ ...product, brand: "New" }));
    const { importId } = await begin([...rows, { internalId: "new", baseName: "New" }], "replace");
    const transition = mongoTransition(system.models.product);
    const dying = {
      ...transition,
      run: (changes: Parameters<typeof transition.run>[0], run: string) =>
        transition.run(changes.slice(0, 9), run, async () => {
          throw new Error("killed");
        }),
    };
    await expect(
      runImports({ imports: system.imports, transition: dying, prices: system.prices, now: () => system.clock.now }),
    ).rejects.toThrow("killed");
    await system.runImports();
    expect(await state(importId)).toMatchObject({ state: "applying" });
    system.clock.now = new Date(system.clock.now.getTime() + 61_000);
    await system.runImports();
    expect(await state(importId)).toMatchObject({ state: "applied" });
    const imported = await all();
    expect(
      imported.every(({ brand, internalId, version }) => internalId === "new" || (brand === "New" && version === 2)),
    ).toBe(true);
    expect(imported).toHaveLength(rows.length + 1);
  });

  test("a frozen worker that goes on after another one has finished takes nothing back", async () => {
    const [known] = await exported();
    const changed = ["demo-zinc", "demo-kelp"].map((internalId) => ({ internalId, brand: "Imported" }));
    const { importId } = await begin([...changed, { ...known, internalId: "new-zinc", markets: {} }], "merge");
    const transition = mongoTransition(system.models.product);
    const frozen = {
      ...transition,
      async run(...given: Parameters<typeof transition.run>) {
        system.clock.now = new Date(system.clock.now.getTime() + 61_000);
        await system.runImports();
        const { id, version } = await byInternalId("demo-zinc");
        await system.caller.call(rpc.saveProduct, { id, version, changes: { brand: "By hand" }, markets: {} });
        expect(await system.models.product.deleteOne({ internalId: "new-zinc" })).toMatchObject({ deletedCount: 1 });
        return transition.run(...given);
      },
    };
    await expect(
      runImports({ imports: system.imports, transition: frozen, prices: system.prices, now: () => system.clock.now }),
    ).rejects.toThrow("another worker");
    expect(await state(importId)).toMatchObject({ state: "applied" });
    expect((await byInternalId("demo-zinc")).brand).toBe("By hand");
    expect((await byInternalId("demo-kelp")).brand).toBe("Imported");
    await expect(byInternalId("new-zinc")).rejects.toThrow("no product");
  });

  test("a concurrent change by an operator stops the import and rolls it back", async () => {
    const before = await content();
    const { importId } = await begin(
      ["demo-zinc", "demo-kelp", "demo-biotin"].map((internalId) => ({
        internalId,
        brand: "Imported",
        markets: { de: { asin: `B00000${internalId.slice(5, 9).toUpperCase()}`, url: null } },
      })),
      "merge",
    );
    const kelp = await byInternalId("demo-kelp");
    await system.caller.call(rpc.saveProduct, {
      id: kelp.id,
      version: kelp.version,
      changes: { brand: "By hand" },
      markets: {},
    });
    await system.runImports();
    expect(await state(importId)).toMatchObject({ state: "failed" });
    expect(await content()).toEqual(
      before.map((product) => (product.internalId === "demo-kelp" ? { ...product, brand: "By hand" } : product)),
    );
  });
});

test("an operator's change while ASINs move does not lose the product's own", async () => {
  const before = await content();
  const [zinc, kelp] = [await byInternalId("demo-zinc"), await byInternalId("demo-kelp")];
  const row = (product: Product, other: Product) => ({
    internalId: product.internalId,
    markets: { de: { asin: other.markets.de?.asin, url: null } },
  });
  const { importId } = await begin([row(zinc, kelp), row(kelp, zinc)], "merge");
  // the operator reads and saves it after the release
  await system.models.product.updateOne({ _id: kelp.id }, { "markets.de.asin": null });
  await system.caller.call(rpc.saveProduct, {
    id: kelp.id,
    version: kelp.version,
    changes: { brand: "By hand" },
    markets: {},
  });
  await system.runImports();
  expect(await state(importId)).toMatchObject({ state: "failed" });
  expect(await content()).toEqual(
    before.map((product) => (product.internalId === "demo-kelp" ? { ...product, brand: "By hand" } : product)),
  );
});

describe("during a database outage", () => {
  /** Executes the first write, but fails as if it were not confirmed. */
  const losingOneConfirmation = <T extends object>(model: T): T => {
    let isLost = false;
    return new Proxy(model, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (key !== "insertMany" || isLost) return value;
        return async (...given: unknown[]): Promise<never> => {
          isLost = true;
          await (value as (...given: unknown[]) => Promise<unknown>).apply(target, given);
          throw Object.assign(new Error("timed out"), { name: "MongoNetworkTimeoutError" });
        };
      },
    });
  };
  const FAR = new Date(8.64e15);

  test("a retry does not repeat an unconfirmed write, and imports the whole file", async () => {
    const imports = mongoImports({
      ...system.models,
      pieces: losingOneConfirmation(system.models.pieces),
      steps: losingOneConfirmation(system.models.steps),
    });
    const [importId, now] = [newId(), () => system.clock.now];
    const rows = Array.from({ length: 450 }, (_, n) => ({
      internalId: `slow-${n}`,
      baseName: `Slow ${n}`,
      markets: { de: { price: "9.90" } },
    }));
    await expect(imports.stage(importId, 1, rows)).rejects.toMatchObject({ name: "MongoNetworkTimeoutError" });
    await imports.stage(importId, 1, rows);
    const apply = () =>
      applyImport(
        { products: system.products, imports, now },
        { importId, mode: "merge", markets: ["de"], by: "operator" },
        FAR,
      );
    await expect(apply()).rejects.toMatchObject({ name: "MongoNetworkTimeoutError" });
    await apply();
    await runImports({
      imports,
      transition: mongoTransition(system.models.product),
      prices: system.prices,
      now,
    });
    expect(await state(importId)).toMatchObject({ state: "applied", counts: { productsAdded: 450 } });
    expect(await system.models.product.countDocuments({})).toBe(demoCatalogue.products.length + 450);
  });

  test("an import that could not start in time fails, leaves nothing, and can be retried", async () => {
    const importId = await stage([{ internalId: "demo-zinc", brand: "Late" }]);
    const wanted = { importId, mode: "merge" as const, markets: [...MARKETS], by: "operator" };
    const deps = { products: system.products, imports: system.imports, now: () => system.clock.now };
    await expect(applyImport(deps, wanted, new Date(0))).rejects.toMatchObject({ code: "unavailable" });
    await system.runImports();
    expect(await system.imports.find(importId)).toBeNull();
    expect(await system.models.steps.countDocuments({})).toBe(0);
    expect((await byInternalId("demo-zinc")).brand).not.toBe("Late");
    await applyImport(deps, wanted, FAR);
    await system.runImports();
    expect((await byInternalId("demo-zinc")).brand).toBe("Late");
  });
});

describe("undoing the last import", () => {
  test("restores what was changed, added and removed", async () => {
    const before = await content();
    const done = await importFile(
      [
        { internalId: "demo-zinc", baseName: "Zinc", demo: true, brand: "New", markets: {} },
        { internalId: "new", baseName: "New" },
      ],
      "replace",
    );
    expect(done?.counts.productsRemoved).toBeGreaterThan(20);
    const importId = done?.importId ?? "";
    expect(await system.caller.call(rpc.undoImport, { importId })).toMatchObject({ state: "undoing" });
    await system.runImports();
    expect(await state(importId)).toMatchObject({ state: "undone", kept: 0 });
    expect(await content()).toEqual(before);
    expect(await system.caller.call(rpc.undoImport, { importId })).toMatchObject({ state: "undone" });
  });

  test("skips what somebody changed since, and counts it", async () => {
    const done = await importFile(
      [
        { internalId: "demo-zinc", brand: "Imported" },
        { internalId: "demo-kelp", brand: "Imported" },
      ],
      "merge",
    );
    const zinc = await byInternalId("demo-zinc");
    await system.caller.call(rpc.saveProduct, {
      id: zinc.id,
      version: zinc.version,
      changes: { brand: "By hand" },
      markets: {},
    });
    await system.caller.call(rpc.undoImport, { importId: done?.importId ?? "" });
    await system.runImports();
    expect(await state(done?.importId ?? "")).toMatchObject({ state: "undone", kept: 1 });
    expect((await byInternalId("demo-zinc")).brand).toBe("By hand");
    expect((await byInternalId("demo-kelp")).brand).toBe("Traumtatze");
  });

  test("is refused once the journal may be gone", async () => {
    const done = await importFile([{ internalId: "demo-zinc", brand: "One" }], "merge");
    const before = system.clock.now;
    system.clock.now = new Date(before.getTime() + 89 * 86_400_000);
    try {
      await expect(system.caller.call(rpc.undoImport, { importId: done?.importId ?? "" })).rejects.toMatchObject({
        code: "conflict",
      });
    } finally {
      system.clock.now = before;
    }
    expect(await state(done?.importId ?? "")).toMatchObject({ state: "applied" });
  });

  test("works for the latest import only, and not while it runs", async () => {
    const first = await importFile([{ internalId: "demo-zinc", brand: "One" }], "merge");
    system.clock.now = new Date(system.clock.now.getTime() + 1_000);
    const second = await begin([{ internalId: "demo-zinc", brand: "Two" }], "merge");
    await expect(system.caller.call(rpc.undoImport, { importId: second.importId })).rejects.toMatchObject({
      code: "conflict",
    });
    await system.runImports();
    await expect(system.caller.call(rpc.undoImport, { importId: first?.importId ?? "" })).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(system.caller.call(rpc.undoImport, { importId: newId() })).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await system.caller.call(rpc.importState, { importId: null })).import).toMatchObject({
      importId: second.importId,
    });
  });
});

test("imports, removes and restores more products than one batch holds", async () => {
  const rows = Array.from({ length: 450 }, (_, n) => ({
    internalId: `bulk-${n}`,
    baseName: `Bulk ${n}`,
    markets: { de: { asin: `B${String(n).padStart(9, "0")}`, price: "9.90" } },
  }));
  const importId = newId();
  for (let n = 0; n < rows.length; n += 150)
    await system.caller.call(rpc.stageImport, { importId, row: n + 1, products: rows.slice(n, n + 150) });
  await system.caller.call(rpc.applyImport, { importId, mode: "add-new", markets: ["de"], by: "operator" });
  await system.runImports();
  expect(await state(importId)).toMatchObject({ state: "applied", counts: { productsAdded: 450 } });
  await system.caller.call(rpc.undoImport, { importId });
  await system.runImports();
  expect(await system.models.product.countDocuments({})).toBe(demoCatalogue.products.length);
});
