import type { Page } from "@playwright/test";
import { signInAsOperator, switchScheme } from "../support/operator.ts";
import { expect, expectAccessible, expectNoScroll, test } from "../support/visitor.ts";

const WIDTHS = [360, 768, 1280];
const PHONE = { width: 360, height: 740 };

/** Layout of a screen at every width, which no colour changes; axe for a light desktop and a dark phone. */
async function expectFinished(page: Page, switchToOther: () => Promise<void>): Promise<void> {
  for (const width of WIDTHS) await expectNoScroll(page, width);
  await expectAccessible(page);
  await switchToOther();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await switchToOther();
}
test("sign-in fits at every width, light and dark", async ({ page }) => {
  let scheme: "light" | "dark" = "light";
  await page.goto("/admin");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expectFinished(page, async () => {
    scheme = scheme === "light" ? "dark" : "light";
    await page.emulateMedia({ colorScheme: scheme });
    await page.reload();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  });
});

test("list, new product, edit and settings fit at every width, light and dark", async ({ page }) => {
  await signInAsOperator(page);
  const first = page.getByRole("table").getByRole("row").nth(1).getByRole("link").first();
  await expect(first).toBeVisible();
  await expectFinished(page, () => switchScheme(page));
  await first.click();
  await expect(page.getByRole("heading", { name: "Price in the last 90 days" })).toBeVisible();
  await expectFinished(page, () => switchScheme(page));
  for (const [path, heading] of [
    ["/admin/products/new", "Basic Information"],
    ["/admin?tab=settings", "Operators"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await expectFinished(page, () => switchScheme(page));
  }
});

test("input survives another market and the back button, until it is discarded", async ({ page }) => {
  await signInAsOperator(page);
  await page.getByRole("table").getByRole("row").nth(1).getByRole("link").first().click();
  const title = page.getByLabel("Market title");
  await expect(title).not.toHaveValue("");
  await title.fill("Mein neuer Titel");
  await page.getByRole("radiogroup", { name: "Market" }).getByText("PL").click();
  await expect(page.getByRole("heading", { name: "Market Information: Poland" })).toBeVisible();
  await page.getByLabel("Base name").fill("Umbenannt");
  await page.getByRole("radiogroup", { name: "Market" }).getByText("DE").click();
  await expect(title).toHaveValue("Mein neuer Titel");
  await page.goBack();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(dialog.getByText("DE market title")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Go on writing" }).click();
  await expect(page.getByLabel("Base name")).toHaveValue("Umbenannt");
  await page.goBack();
  await dialog.getByRole("button", { name: "Leave without 2 changes" }).click();
  await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});

test("a conflict of two operators is resolved field by field", async ({ page, context }) => {
  test.info().annotations.push({ type: "expects-error", description: "409" });
  await signInAsOperator(page);
  const link = page.getByRole("table").getByRole("row").nth(2).getByRole("link").first();
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  await page.getByLabel("Brand", { exact: true }).fill("Meine Marke");
  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel("Brand", { exact: true }).fill("Andere Marke");
  await other.getByLabel("Priority").fill("77");
  await other.getByRole("button", { name: "Save Changes" }).click();
  await expect(other.getByText(/is saved\.$/)).toBeVisible();
  await other.close();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Failed to save product")).toBeVisible();
  const brand = page.getByRole("radiogroup", { name: "Brand" });
  await expect(brand.getByRole("radio", { name: /Here/ })).toBeChecked();
  await expect(
    page.getByRole("radiogroup", { name: "Priority" }).getByRole("radio", { name: /There 77/ }),
  ).toBeChecked();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Go on with this choice" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(/is saved\.$/)).toBeVisible();
  await page.goto(address);
  await expect(page.getByLabel("Brand", { exact: true })).toHaveValue("Meine Marke");
  await expect(page.getByLabel("Priority")).toHaveValue("77");
});
