import { newId } from "@hundeblick/proto/ids";
import { WAIT_LIMIT_MS } from "@hundeblick/kit/testing/limits";
import { signInAsOperator, systemEnv } from "../support/operator.ts";
import { openStores } from "../support/stores.ts";
import { expect, expectAccessible, expectFits, PHONE, test } from "../support/visitor.ts";

/** Two dead letters of tracking: one it can handle by now, and an unreadable one. */
async function putDeadLetters(): Promise<void> {
  const stores = await openStores(systemEnv());
  const letter = { consumer: "tracking-report-viewed", subject: "evt.report.viewed.v1", reason: "internal", tries: 8 };
  const viewed = JSON.stringify({ reportId: newId(), at: new Date() });
  const letters = [viewed, "not readable"].map((body, n) => ({
    _id: `${letter.consumer}.${n + 1}`,
    ...letter,
    eventId: newId(),
    body,
    publishedAt: new Date(),
    failedAt: new Date(),
  }));
  await stores.deadLetters("tracking").deleteMany({});
  await stores.deadLetters("tracking").insertMany(letters);
  await stores.close();
}

test("shows every service with its dependencies, and refreshes by itself", async ({ page }) => {
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
    timeout: WAIT_LIMIT_MS,
  });
});

test("redelivers a dead letter: a handled one is removed, a failing one stays", async ({ page }) => {
  await putDeadLetters();
  await signInAsOperator(page, "/admin/status");
  const list = page.getByRole("region", { name: "Dead letters" });
  await expect(list.getByRole("heading", { name: "tracking: 2" })).toBeVisible();
  await expectAccessible(page);
  await list.getByRole("button", { name: "Send again: evt.report.viewed.v1, no. 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Send 1 event to tracking again?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send 1 event again" }).click();
  await expect(page.getByText("1 event handled.")).toBeVisible();
  await expect(list.getByRole("heading", { name: "tracking: 1" })).toBeVisible();
  await list.getByRole("button", { name: "Send again: evt.report.viewed.v1, no. 2" }).click();
  await dialog.getByRole("button", { name: "Send 1 event again" }).click();
  await expect(page.getByText("1 event failed again and stayed.")).toBeVisible();
  await expect(list.getByRole("row", { name: /no\. 2 .* 9 / })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("the status is in the bottom bar and fits", async ({ page }) => {
    await signInAsOperator(page);
    await page.getByRole("navigation", { name: "Admin, small screens" }).getByRole("link", { name: "Status" }).click();
    await expect(page.getByText("Everything answers")).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
});
