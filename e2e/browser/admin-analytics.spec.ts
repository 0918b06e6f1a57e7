import type { Page } from "@playwright/test";
import { TEST_LIMIT_MS } from "@hundeblick/kit/testing/limits";
import { signInAsOperator } from "../support/operator.ts";
import {
  analyseOnDesktop,
  expect,
  expectAccessible,
  expectContrast,
  expectFits,
  PHONE,
  test,
  unlock,
} from "../support/visitor.ts";

/** Analytics of visits; those of bots would be hidden. */
const USER_AGENT = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
test.use({ userAgent: USER_AGENT });

const refresh = (page: Page): Promise<void> => page.getByRole("button", { name: "Refresh" }).click();
const cardOf = (page: Page, words: string) => page.locator("details.sess").filter({ hasText: words });

/** A visit from the photo to the unlocked report; returns texts that identify it. */
async function visit(page: Page, dog: string): Promise<void> {
  await analyseOnDesktop(page, "de", dog);
  await unlock(page, "de", `${dog.toLowerCase()}@example.org`);
  await expect(page).toHaveURL(/\/report\//);
  await expect(page.getByRole("heading", { name: new RegExp(dog) }).first()).toBeVisible();
}

test("a visit with a photo is in the funnel and the list, has a timeline, and is deleted by its address", async ({
  page,
}) => {
  await visit(page, "Mila");
  await signInAsOperator(page, "/admin/analytics");
  await expect(async () => {
    await refresh(page);
    await expect(cardOf(page, "Mila")).toContainText("Report viewed", { timeout: 2_000 });
  }).toPass({ timeout: TEST_LIMIT_MS });

  await expect(async () => {
    await refresh(page);
    await page.getByText("Table", { exact: true }).click();
    for (const step of ["Visitors", "Uploaded", "Analyzed", "Emails", "Reports"]) {
      await expect(page.getByRole("row", { name: new RegExp(`^${step} [1-9]`) })).toBeVisible({ timeout: 2_000 });
    }
  }).toPass({ timeout: TEST_LIMIT_MS });
  await expect(page.getByRole("row", { name: /^Visitors/ })).toContainText("—");
  await expect(page.getByText(/, UTC\. Counted up to/)).toBeVisible();
  await expect(page.getByText(/^median \d/)).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Chart", { exact: true }).click();

  const card = cardOf(page, "Mila");
  await card.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(card.getByRole("heading", { name: "Session Timeline" })).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(8);
  await expect(card.getByRole("listitem").filter({ hasText: "Uploaded image" })).toContainText("after");
  await expect(card.getByRole("listitem").filter({ hasText: "Shared report" })).toContainText("not reached");
  await expect(card).toContainText("mila@example.org");
  await expectAccessible(page);

  await card.getByRole("button", { name: "Delete all sessions from this IP" }).click();
  const dialog = page.getByRole("dialog", { name: /^Delete all sessions from IP .+\?$/ });
  await expect(dialog.getByRole("button", { name: /^Delete [1-9]\d* sessions?$/ })).toBeEnabled();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Delete [1-9]/ }).click();
  await expect(page.getByText(/sessions? deleted\.$/)).toBeVisible();
  await expect(cardOf(page, "Mila")).toHaveCount(0);
});

test("fits on a phone, in light and dark", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...PHONE, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/de");
  await signInAsOperator(page, "/admin/analytics");
  for (const range of ["24h", "30d", "90d", "7d"]) {
    await page.getByRole("radiogroup", { name: "Range" }).getByText(range, { exact: true }).click();
    await expect(page.getByRole("heading", { name: /Conversion funnel|Nobody came by/ })).toBeVisible();
  }
  await expectFits(page);
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.reload();
  await expect(page.getByRole("heading", { name: /Conversion funnel|Nobody came by/ })).toBeVisible();
  await expectContrast(page);
  await context.close();
});
