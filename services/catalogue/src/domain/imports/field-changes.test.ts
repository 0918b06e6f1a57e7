import { expect, test } from "vitest";
import { demoCatalogue } from "../../data/demo-catalogue.ts";
import { fieldChanges } from "./field-changes.ts";

const [file] = demoCatalogue.products;
if (!file?.markets.de) throw new Error("the demo catalogue begins with a product for Germany");
const product = {
  ...file,
  id: "a".repeat(22),
  version: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  demo: true,
};

test("shows values before and after, long ones shortened, empty ones as null", () => {
  const to = {
    ...product,
    brand: "",
    ingredients: ["zinc", "biotin"],
    isActive: false,
    markets: {
      ...product.markets,
      de: { ...file.markets.de!, price: "12.34", description: "x".repeat(200), specifications: { Inhalt: "1 kg" } },
    },
  };
  expect(
    fieldChanges({ from: { ...product, ingredients: ["zinc"] }, to }, [
      "brand",
      "ingredients",
      "isActive",
      "markets.de.price",
      "markets.de.description",
      "markets.de.specifications",
    ]),
  ).toMatchObject([
    { before: product.brand, after: null },
    { before: "zinc", after: "zinc, biotin" },
    { before: "true", after: "false" },
    { before: file.markets.de!.price, after: "12.34" },
    { after: `${"x".repeat(79)}…` },
    { after: "Inhalt: 1 kg" },
  ]);
});

test("shows the listings and prices of an added or removed product", () => {
  const { de } = file.markets;
  const only = { ...product, markets: { ...(de && { de }) } };
  expect(fieldChanges({ from: null, to: only }, ["brand", "markets.de"])).toEqual([
    { field: "markets.de", before: null, after: `${de?.price} EUR` },
  ]);
  expect(fieldChanges({ from: only, to: null }, ["brand", "markets.de"])).toEqual([
    { field: "markets.de", before: `${de?.price} EUR`, after: null },
  ]);
});
