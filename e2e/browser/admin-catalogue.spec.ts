import { readFile } from "node:fs/promises";
import { openTab, signInAsOperator } from "../support/operator.ts";
import { expect, expectAccessible, test } from "../support/visitor.ts";

type Exported = { markets: string[]; products: { internalId: string; baseName: string }[] };

test("finds and edits a product", async ({ page }) => {
  await signInAsOperator(page);
  const first = page.getByRole("table").getByRole("row").nth(1).getByRole("link").first();
  const name = (await first.textContent()) ?? "";
  await first.click();
  const field = page.getByLabel("Base name");
  await expect(field).toHaveValue(name);
  await expectAccessible(page);
  await field.fill(`${name} Plus`);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("link", { name: `${name} Plus`, exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill(`${name} Plus`);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("radio", { name: "All 1" })).toBeChecked();
});

test("exports the catalogue, imports a changed file after a dry run, and undoes it", async ({ page }) => {
  await signInAsOperator(page, "/admin?tab=import-export");
  await expect(page.getByRole("button", { name: /^Download \d+ listings$/ })).toBeVisible();
  for (const market of [/United States/, /United Kingdom/, /Poland/])
    await page.getByRole("checkbox", { name: market }).press("Space");
  await expect(page.getByRole("checkbox", { name: /Germany/ })).toBeDisabled();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`products-export-${new Date().toISOString().slice(0, 10)}.json`);
  const file = JSON.parse(await readFile(await download.path(), "utf8")) as Exported;
  expect(file.markets).toEqual(["de"]);
  const [product] = file.products;
  if (!product) throw new Error("the demo catalogue is empty");

  const oldName = product.baseName;
  product.baseName = `Aus der Datei ${Date.now()}`;
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Choose file" }).press("Enter"),
  ]);
  await chooser.setFiles({
    name: download.suggestedFilename(),
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(page.getByRole("heading", { name: "What would change" })).toBeVisible();
  await expect(page.getByText("baseName", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 1 product", exact: true }).click();
  await expect(page.getByText("Imported", { exact: true })).toBeVisible();
  await openTab(page, "Manage Products");
  await page.getByRole("searchbox", { name: "Search" }).fill(product.baseName);
  await expect(page.getByRole("link", { name: product.baseName, exact: true })).toBeVisible();

  await openTab(page, "Import/Export");
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Undo 1 product" }).click();
  await expect(page.getByText(/It was undone/)).toBeVisible();
  await openTab(page, "Manage Products");
  await page.getByRole("searchbox", { name: "Search" }).fill(product.internalId);
  await expect(page.getByRole("link", { name: oldName, exact: true })).toBeVisible();
});

test("an invalid file names row and field, and another kind of file is rejected at once", async ({ page }) => {
  await signInAsOperator(page, "/admin?tab=import-export");
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(page.getByText("Please select a file to import")).toBeVisible();
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: "notes.json", mimeType: "application/json", buffer: Buffer.from("nothing {") });
  await expect(page.getByText("Please select a valid JSON file")).toBeVisible();
  const wrong = {
    schema: "hundeblick-products",
    version: 1,
    markets: ["de"],
    products: [{ internalId: "HB-9001", markets: { de: { price: "ab 19" } } }],
  };
  await input.setInputFiles({
    name: "wrong.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(wrong)),
  });
  await expect(page.getByText(/^Row 1, markets\.de\.price/)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: /^Import \d/ })).toHaveCount(0);
});
