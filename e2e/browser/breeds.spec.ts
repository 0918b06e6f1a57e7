import { expect, expectAccessible, expectNoScroll, open, test } from "../support/visitor.ts";

test("finds a breed by its everyday name and by filters, and reports no results", async ({ page }) => {
  await open(page, "/de/breeds");
  const search = page.getByRole("searchbox", { name: "Rasse suchen" });
  await search.fill("rotti");
  await expect(page.getByText("1 Rasse", { exact: true })).toBeVisible();
  await search.fill("");
  await page.getByLabel("FCI-Gruppe").selectOption({ label: "10: Windhunde" });
  await page.getByLabel("Größe").selectOption("small");
  await page.getByLabel("Fell").selectOption("long");
  await expect(page.getByText("Keine Rasse passt dazu.")).toBeVisible();
  await page.getByRole("button", { name: "Filter zurücksetzen" }).press("Enter");
  await page.getByRole("link", { name: "Rottweiler" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rottweiler" })).toBeVisible();
});

test("each source has its own figure; a weight is classified by age", async ({ page }) => {
  await open(page, "/en/breeds/rottweiler");
  await expect(page.getByRole("row", { name: "FCI standard 147" })).toContainText("about 50 kg");
  await page.getByLabel("Age in months").fill("6");
  await page.getByLabel("Weight in kg").fill("20");
  await expect(
    page.getByText(/This is 44 to 55% of the grown weight\. The average at this age is 23\.5–29\.5\skg\./),
  ).toBeVisible();
  await page.getByLabel("Age in months").fill("40");
  await expect(page.getByText("It is far below the usual range.")).toBeVisible();
  await page.getByLabel("Weight in kg").fill("30");
  await expect(page.getByText("That is less than our range for Rottweiler (36.5–45.5 kg).")).toBeVisible();
  await page.getByLabel("Weight in kg").fill("500");
  await expect(page.getByText("Enter an age up to 300 months")).toBeVisible();
});

test("compares two breeds under an address of their own", async ({ page }) => {
  await open(page, "/en/breeds/compare?a=pug");
  await page.getByLabel("Second breed").selectOption({ label: "Boxer" });
  await expect(page).toHaveURL(/\/en\/breeds\/compare\?a=pug&b=boxer$/);
  await expect(page.getByRole("row", { name: /^Coat / })).toContainText("Short");
  await expectAccessible(page);
  await expectNoScroll(page, 320);
});

test("a language change keeps the breed, and a slug of another language redirects", async ({ page }) => {
  test.info().annotations.push({ type: "expects-error", description: "404.*nothing-of-ours" });
  await open(page, "/de/breeds/owczarek-niemiecki");
  await expect(page).toHaveURL(/\/de\/breeds\/deutscher-schaeferhund$/);
  await page.locator("footer").getByRole("link", { name: "Polski" }).press("Enter");
  await expect(page).toHaveURL(/\/pl\/breeds\/owczarek-niemiecki$/);
  const unknown = await open(page, "/pl/breeds/nothing-of-ours");
  expect(unknown?.status()).toBe(404);
});
