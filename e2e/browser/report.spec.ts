import { analyseOnDesktop, expect, expectAccessible, open, test, unlock } from "../support/visitor.ts";
import { LANGUAGES, words } from "../support/words.ts";

test("share copies the link and confirms it; delete removes everything and shows a receipt", async ({
  page,
  context,
}) => {
  test.info().annotations.push({ type: "expects-error", description: "404" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await analyseOnDesktop(page, "de", "Frieda");
  await unlock(page, "de", `del-${Date.now()}@example.com`);
  await page.waitForURL(/\/de\/report\//);
  const address = page.url();
  await page.getByRole("button", { name: words("de", "Share"), exact: true }).click();
  await expect(page.getByText(words("de", "Link copied!"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/report/");
  await expect(page.getByText(words("de", "Link copied!"))).toBeHidden();

  await page.getByRole("button", { name: words("de", "Delete now") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words("de", "Delete now") })
    .click();
  await expect(page.getByText(words("de", "Everything is deleted"))).toBeVisible();
  await open(page, address);
  await expect(page.getByRole("heading", { name: words("de", "Report Not Found") })).toBeVisible();
});

for (const language of LANGUAGES) {
  test(`the example report needs no address, ${language}; its products are labelled and link to our demo shop`, async ({
    page,
  }) => {
    await open(page, `/${language}/report/example`);
    await expect(page.getByRole("heading", { level: 1, name: "Frieda" })).toBeVisible();
    await expectAccessible(page);
    const product = page.locator(".product").first();
    await expect(product.getByText(words(language, "Ad"), { exact: true })).toBeVisible();
    const link = product.getByRole("link");
    await expect(link).toHaveAttribute("rel", /sponsored/);
    expect(new URL((await link.getAttribute("href")) ?? "", page.url()).origin).toBe(new URL(page.url()).origin);
    const click = page.waitForRequest((request) => request.url().endsWith("/api/track/click"));
    const [shop] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    expect((await click).postDataJSON()).toMatchObject({ context: { clickPosition: 1, match: 2 / 3 } });
    await shop.waitForLoadState();
    expect(new URL(shop.url()).pathname).toMatch(/^\/demo-shop\//);
  });
}

test("a report prints on one page of A4 without advertising", async ({ page }) => {
  await open(page, "/de/report/example");
  await expect(page.getByRole("heading", { level: 1, name: "Frieda" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".product").first()).toBeHidden();
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
});
