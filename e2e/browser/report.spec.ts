import { newId } from "@hundeblick/proto/ids";
import { client, waitForEnd } from "../support/client.ts";
import { FULL_CASE } from "../support/full-case.ts";
import { buildPhoto } from "../support/photos.ts";
import { countPages } from "../support/printed-pages.ts";
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
  expect(countPages(await page.pdf({ format: "A4", preferCSSPageSize: true }))).toBe(1);
});

test("a full case's sheet for the vet is one page of A4, printed from a desktop or a phone, and as PDF", async ({
  page,
  request,
  baseURL,
}) => {
  const api = client(baseURL ?? process.env["BASE_URL"] ?? "");
  const photo = await buildPhoto({ seed: Date.now() % 100_000 });
  const accepted = await api.analyze({ photo, context: FULL_CASE, key: newId() });
  const { analysisId } = (await accepted.json()) as { analysisId: string };
  const { reportId = "" } = await waitForEnd(api, analysisId);
  const email = `sheet-${Date.now()}@example.com`;
  await api.json("POST", "/api/report/unlock", { email, reportId, newsletter: false, language: "de" });
  for (const language of LANGUAGES) {
    await open(page, `/${language}/report/${reportId}?view=vet`);
    await expect(page.getByText(FULL_CASE.meds)).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(countPages(await page.pdf({ format: "A4", preferCSSPageSize: true }))).toBe(1);
    }
    const made = await request.get(`/api/report/${reportId}/sheet?lang=${language}`);
    expect(countPages(await made.body())).toBe(1);
  }
});
