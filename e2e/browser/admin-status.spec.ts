import { signInAsOperator } from "../support/operator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/visitor.ts";

test("operators see every service with what it depends on, and it is asked again by itself", async ({ page }) => {
  await signInAsOperator(page);
  await page.getByRole("link", { name: "Status" }).first().click();
  await expect(page.getByText("Everything answers")).toBeVisible();
  for (const service of ["gateway", "analysis", "report", "catalogue", "scraper", "tracking", "mail"]) {
    const row = page.getByRole("row", { name: new RegExp(`^${service} `) });
    await expect(row).toContainText("ready");
    await expect(row).toContainText("mongodb");
  }
  await expect(page.getByRole("row", { name: /^gateway / })).toContainText("redis");
  await expect(page.getByRole("row", { name: /^analysis / })).toContainText("Oldest unfinished analysis");
  await expect(page.getByRole("row", { name: /^mail / })).toContainText("Mails waiting");
  await expectAccessible(page);
  await page.waitForResponse((response) => response.url().endsWith("/api/admin/status") && response.ok(), {
    timeout: 60_000,
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("the status is reached from the bar below and fits", async ({ page }) => {
    await signInAsOperator(page);
    await page.getByRole("navigation", { name: "Admin, small screens" }).getByRole("link", { name: "Status" }).click();
    await expect(page.getByText("Everything answers")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(page);
  });
});
