import type { Locator, Page } from "@playwright/test";
import { operatorApi, signInAsOperator, systemEnv, switchScheme } from "../support/operator.ts";
import { expect, expectAccessible, expectNoScroll, test } from "../support/visitor.ts";

/** Choosing the marketplace; nothing here requests Amazon, because only demo products are refreshed. */
const source = (page: Page): Locator => page.getByRole("combobox", { name: "Source" });
const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name: `Read ${name} from now on?` });
const state = (page: Page): Locator => page.getByRole("complementary", { name: "In the background" });

test.afterEach(async ({ baseURL }) => {
  const { call } = await operatorApi(baseURL ?? "", systemEnv());
  await call("PUT", "/marketplace/source", { source: "demo" });
});

test("chooses Amazon by keyboard: demo products are unchanged until ours is chosen again", async ({ page }) => {
  await signInAsOperator(page, "/admin?tab=settings");
  await source(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(dialog(page, "Amazon").getByText(/Demo products stay in the catalogue/)).toBeVisible();
  await expect(dialog(page, "Amazon").getByRole("button", { name: "Not now" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Amazon")).toBeHidden();
  await expect(source(page)).toBeFocused();
  await expect(source(page)).toHaveValue("demo");
  await page.keyboard.press("ArrowDown");
  await expect(dialog(page, "Amazon").getByRole("button", { name: "Not now" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Products are read from Amazon now")).toBeVisible();
  await expect(source(page)).toHaveValue("amazon");
  await expect(state(page).getByText("Amazon can be asked")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Daily budget" })).toHaveValue("500");

  await page.goto("/admin");
  const row = page.getByRole("table").getByRole("row").nth(1);
  await row.getByRole("button", { name: /^Scrape / }).click();
  await expect(
    page.getByText("Scraping failed: Products of the demo marketplace are left out while Amazon is read"),
  ).toBeVisible();

  await page.goto("/admin?tab=bulk-update");
  await expect(page.getByText(/Amazon is read now \(Settings\): \d+ products of the demo marketplace/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Start update" })).toBeDisabled();

  await page.goto("/admin?tab=settings");
  await source(page).selectOption("demo");
  await dialog(page, "the demo marketplace").getByRole("button", { name: "Read the demo marketplace" }).click();
  await expect(page.getByText("Products are read from the demo marketplace now")).toBeVisible();
  await expect(state(page).getByText("Demo shop answers")).toBeVisible();
  await page.getByRole("button", { name: "Audit log: who did what" }).click();
  await expect(page.getByText(/read now: demo/).first()).toBeVisible();
  await expect(page.getByText(/read now: amazon/).first()).toBeVisible();
  await page.goto("/admin");
  await row.getByRole("button", { name: /^Scrape / }).click();
  await expect(page.getByText("Product data updated successfully!")).toBeVisible();
});

test("the confirmation fits on a phone, light and dark, and shows an unavailable service", async ({ page }) => {
  test.info().annotations.push({ type: "expects-error", description: "503" });
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsOperator(page, "/admin?tab=settings");
  for (const scheme of ["light", "dark"]) {
    await source(page).selectOption("amazon");
    await expect(dialog(page, "Amazon").getByRole("button", { name: "Read Amazon" })).toBeVisible();
    await expectNoScroll(page, 360);
    await expectAccessible(page);
    if (scheme === "dark") break;
    await page.keyboard.press("Escape");
    await expect(dialog(page, "Amazon")).toBeHidden();
    await switchScheme(page);
  }
  await page.route("**/api/admin/marketplace/source", (route) =>
    route.fulfill({
      status: 503,
      json: { error: "We are out of reach for a moment.", code: "unavailable", traceId: "0".repeat(32) },
    }),
  );
  await dialog(page, "Amazon").getByRole("button", { name: "Read Amazon" }).click();
  await expect(dialog(page, "Amazon").getByRole("alert")).toContainText("We are out of reach for a moment.");
  await expect(source(page)).toHaveValue("demo");
});
