import { TEST_LIMIT_MS } from "@hundeblick/kit/testing/limits";
import { openTab, signInAsOperator, switchScheme } from "../support/operator.ts";
import { expect, expectAccessible, expectContrast, expectFits, test } from "../support/visitor.ts";

// Discovery, bulk update and refresh with the demo marketplace.

test("searches by keyboard, imports a product, and shows it as imported the next time", async ({ page }) => {
  await signInAsOperator(page);
  await openTab(page, "Discover Products");
  await expect(page.getByText("No search yet")).toBeVisible();
  await expect(
    page.getByRole("complementary", { name: "In the background" }).getByText("Demo shop answers"),
  ).toBeVisible();
  await page.getByRole("searchbox", { name: "Search the marketplace" }).fill("lachsöl hund");
  await page.keyboard.press("Enter");
  const first = page.getByRole("table", { name: "Search results" }).getByRole("row").nth(1);
  await expect(first.getByText(/\d,\d\d\s€/)).toBeVisible();
  await expect(first.getByText(/^[A-Z0-9]{10}$/)).toBeVisible();
  await expectAccessible(page);
  await first.getByRole("button", { name: /^Import / }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Product imported successfully! New product created")).toBeVisible();
  await expect(first.getByText("New product created")).toBeVisible();
  await page.reload();
  await page.getByRole("group", { name: "Recent searches" }).getByRole("button", { name: "lachsöl hund" }).click();
  await expect(first.getByText("In catalogue")).toBeVisible();
  await first.getByRole("button", { name: /^Update / }).click();
  await expect(page.getByText("Product imported successfully! Market data updated")).toBeVisible();
});

test("searches several keywords of the library as a batch, with unique ASINs", async ({ page }) => {
  await signInAsOperator(page, "/admin?tab=discover");
  await page.getByText("Smart Discovery").click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("Please select at least one keyword")).toBeVisible();
  const phrases = page.getByRole("group", { name: /^Phrases for/ }).getByRole("checkbox");
  for (const n of [0, 1, 2]) await phrases.nth(n).press("Space");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Search 3 keywords" }).click();
  await expect(page.getByText(/\d+ products from 3 keywords, \d+ duplicates? left out/)).toBeVisible();
  const asins = await page
    .getByRole("table", { name: "Search results" })
    .getByText(/^[A-Z0-9]{10}$/)
    .allTextContents();
  expect(new Set(asins).size).toBe(asins.length);
  await page.getByText("Top Keywords").click();
  await expect(page.getByRole("checkbox", { name: /hund/i })).toHaveCount(20);
  await expectAccessible(page);
});

test("a bulk update is paused, found again after a reload, resumed, and ends with a summary", async ({ page }) => {
  await signInAsOperator(page, "/admin?tab=bulk-update");
  const start = page.getByRole("button", { name: "Start update" });
  await expect(start).toBeEnabled();
  await expectAccessible(page);
  await start.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Update \d+ products$/ })
    .click();
  await expect(page.getByRole("heading", { name: "Updating Germany" })).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("heading", { name: "Update of Germany paused" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/admin/products/new");
  await page.getByRole("link", { name: /^Bulk update \d+ \/ \d+ Germany, paused$/ }).click();
  await expect(page.getByRole("heading", { name: "Update of Germany paused" })).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByRole("progressbar")).not.toHaveAttribute("value", "0");
  await expect(page.getByText("Germany is up to date")).toBeVisible({ timeout: TEST_LIMIT_MS });
  const total = await page.getByRole("term").filter({ hasText: "Total" }).locator("+ dd").textContent();
  await expect(page.getByRole("term").filter({ hasText: "Successful" }).locator("+ dd")).toHaveText(total ?? "");
  await expectAccessible(page);
});

test("refreshes one product from its row", async ({ page }) => {
  await signInAsOperator(page);
  const row = page.getByRole("table").getByRole("row").nth(1);
  await row.getByRole("button", { name: /^Scrape / }).click();
  await expect(page.getByText("Product data updated successfully!")).toBeVisible();
  await expect(row.getByRole("cell", { name: /^\d min$/ })).toBeVisible();
});

test("on a phone, light and dark: discovery and bulk update fit and are accessible", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsOperator(page, "/admin?tab=discover");
  await page.getByText("Smart Discovery").click();
  await page
    .getByRole("group", { name: /^Phrases for/ })
    .getByRole("checkbox")
    .first()
    .press("Space");
  await page.getByRole("button", { name: "Search 1 keyword" }).click();
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await switchScheme(page);
  await expectContrast(page);
  await openTab(page, "Bulk Update");
  await expect(page.getByRole("link", { name: "Bulk Update" })).toBeInViewport();
  await expect(page.getByRole("button", { name: /^(Start update|Show results)$/ }).first()).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await switchScheme(page);
  await expectContrast(page);
});
