import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { EXAMPLE_REPORT, newId } from "@hundeblick/proto/ids";
import { client, waitForEnd, uploadWithRetry } from "../support/client.ts";
import { signInAsOperator, switchScheme } from "../support/operator.ts";
import { buildPhoto } from "../support/photos.ts";
import { expect, expectAccessible, expectContrast, expectFits, open, test } from "../support/visitor.ts";
import { words } from "../support/words.ts";

/** Clicks, addresses and messages; clicks of bots would not be counted. */
test.use({
  userAgent:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  permissions: ["clipboard-read", "clipboard-write"],
});

async function click(page: Page, name: string): Promise<void> {
  const answer = await page.request.post("/api/track/click", {
    data: {
      eventId: newId(),
      sessionId: newId(),
      reportId: EXAMPLE_REPORT,
      product: { asin: "B0TESTJOIN", name, price: 24.99, brand: "Wiesenpfote", category: "joint" },
      context: {
        clickPosition: 1,
        recommendedFor: "joints",
        timeToClick: 4_000,
        isReturnClick: false,
        openedNewTab: true,
      },
    },
  });
  expect(answer.ok()).toBe(true);
}

/** A report unlocked with an address. */
async function leaveAddress(email: string): Promise<void> {
  const api = client(process.env["BASE_URL"] ?? "");
  const ended = await waitForEnd(
    api,
    await uploadWithRetry(api, { photo: await buildPhoto({ seed: Date.now() % 10_000 }), key: newId() }),
  );
  expect((await api.json("POST", "/api/report/unlock", { reportId: ended.reportId, email })).status).toBe(200);
}

test("a click on a product is counted, shown with its report, and can be deleted", async ({ page }) => {
  const name = `Gelenkwohl ${Date.now()}`;
  await click(page, name);
  await signInAsOperator(page, "/admin/product-stats");
  await expect(page.getByRole("heading", { level: 1, name: "Product Analytics" })).toBeVisible();
  const row = page.getByRole("table", { name: "Latest ten clicks" }).getByRole("row").filter({ hasText: name });
  await expect(row.getByText("Anonymous")).toBeVisible();
  await expect(row.getByRole("link")).toHaveAttribute("href", `/de/report/${EXAMPLE_REPORT}`);
  await expect(page.getByRole("table", { name: "Ten most selected products" }).getByText(name)).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Table", { exact: true }).click();
  await expect(page.getByRole("row", { name: /^Joints [1-9]\d* \d+\.\d% / })).toBeVisible();
  const second = `${name} again`;
  await click(page, second);
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect(page.getByRole("table", { name: "Latest ten clicks" }).getByText(second)).toBeVisible();
  await row
    .filter({ hasNotText: "again" })
    .getByRole("button", { name: /^Delete this click/ })
    .press("Enter");
  await expect(page.getByRole("dialog", { name: "Are you sure you want to delete this click?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete 1 click" }).click();
  await expect(row.filter({ hasNotText: "again" })).toHaveCount(0);
});

test("a message from the contact form is read in the admin area", async ({ page }) => {
  const email = `bruno-${Date.now()}@example.com`;
  await open(page, "/pl/contact");
  const field = (name: string) => page.getByLabel(words("pl", name), { exact: true });
  await field("Name").fill("Bruno");
  await field("Your e-mail address").fill(email);
  await field("Subject").fill("Pytanie");
  await field("Message").fill("Dzień dobry,\njak to działa?");
  await page.getByRole("button", { name: words("pl", "Send message") }).click();
  await expect(page.getByText(words("pl", "Thank you for your message! We'll get back to you soon."))).toBeVisible();
  await signInAsOperator(page, "/admin/emails");
  await page.getByRole("link", { name: "Contact messages" }).click();
  const message = page
    .getByRole("region", { name: "Contact messages" })
    .getByRole("listitem")
    .filter({ hasText: email });
  await expect(message).toContainText("Pytanie");
  await expect(message).toContainText("jak to działa?");
});

test("an address left for a report is found, copied, exported and deleted; a contact message is read", async ({
  page,
}) => {
  const email = `jana-${Date.now()}@example.com`;
  await leaveAddress(email);
  await page.request.post("/api/contact", {
    data: { name: "Jana", email, subject: "Frage", message: "Hallo,\nwie geht das?", language: "de" },
  });
  await signInAsOperator(page, "/admin/emails");
  await expect(page.getByRole("heading", { level: 1, name: "Email Management" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByPlaceholder("Search by email or dog breed...").fill(email.toUpperCase());
  await expect(page.getByText("1 address", { exact: true })).toBeVisible();
  await expectAccessible(page);
  // confirms its own dialog when there is nothing to delete, for which Playwright would wait
  await page.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("No emails selected")).toBeVisible();
  await page.getByLabel(`Select ${email}`).press("Space");
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /CSV$/ }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain(`Created At\r\n${email},`);
  await page.getByRole("link", { name: "Contact messages" }).click();
  await expect(page.getByText("wie geht das?").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Emails", exact: true }).last().click();
  await page.getByPlaceholder("Search by email or dog breed...").fill(email);
  await expect(page.getByText("1 address", { exact: true })).toBeVisible();
  await page.getByLabel(`Select ${email}`).press("Space");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(
    page.getByRole("dialog", { name: "Delete 1 selected email?" }).getByText("E-mail addresses"),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete 1 email" }).click();
  await expect(page.getByText("No emails found")).toBeVisible();
});

test("on a phone, light and dark: file, numbers and addresses fit and are accessible", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await click(page, "Gelenkwohl");
  await leaveAddress("phone@example.com");
  for (const path of ["/admin?tab=import-export", "/admin/product-stats", "/admin/emails"]) {
    await (path === "/admin?tab=import-export" ? signInAsOperator(page, path) : page.goto(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(
      page
        .locator("main")
        .getByRole("heading", { level: 2 })
        .or(page.getByPlaceholder("Search by email or dog breed..."))
        .first(),
    ).toBeVisible();
    if (path === "/admin/emails") await expect(page.locator(".emails td.mail").first()).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await switchScheme(page);
    await expectContrast(page);
  }
});
