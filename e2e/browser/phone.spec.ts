import { choosePhoto, expect, expectAccessible, open, PHONE, script, test, unlock } from "../support/visitor.ts";
import { LANGUAGES, words } from "../support/words.ts";

test.use(PHONE);

for (const language of LANGUAGES) {
  test(`phone, ${language}: three steps with their bars, the gate, the report`, async ({ page }) => {
    await open(page, `/${language}/upload`);
    await expect(page.getByText(words(language, "Step {{step}} of 3", { step: 1 }))).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveAttribute("value", "33");
    await expectAccessible(page);
    await choosePhoto(page, language);
    await page.getByRole("link", { name: words(language, "Go on to the questions") }).click();
    await page.waitForURL(`**/${language}/details`);
    await expect(page.getByText(words(language, "Step {{step}} of 3", { step: 2 }))).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(words(language, "Name"), { exact: true }).fill("Wanda");
    await page.getByRole("button", { name: words(language, "Continue") }).click();
    await page.waitForURL(new RegExp(`/${language}/report/[\\w-]{22}$`));
    await expectAccessible(page);
    await unlock(page, language, `ewa-${language}-${Date.now()}@example.com`);
    await expect(page.getByRole("heading", { level: 1, name: "Wanda" })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), "nothing to scroll sideways").toBe(true);
  });
}

test("a reload in the middle goes on with the same analysis, and the photo is still there", async ({ page }) => {
  await script({ delayMs: 4_000 });
  await open(page, "/de/upload");
  await choosePhoto(page, "de");
  await page.reload();
  await expect(page.getByText(words("de", "Image ready for analysis"))).toBeVisible();
  await page.getByRole("link", { name: words("de", "Go on to the questions") }).click();
  await page.getByRole("button", { name: words("de", "Skip") }).click();
  await page.waitForURL("**/de/analyzing");
  await page.reload();
  await expect(page.getByText(words("de", "Step {{step}} of 3", { step: 3 }))).toBeVisible();
  await script({ delayMs: 0 });
  await page.waitForURL(/\/de\/report\//);
});

test("details without a photo lead back to the photo, and the back button works", async ({ page }) => {
  await open(page, "/pl/upload");
  await open(page, "/pl/details");
  await page.waitForURL("**/pl/upload");
  await choosePhoto(page, "pl");
  await page.getByRole("link", { name: words("pl", "Go on to the questions") }).click();
  await page.waitForURL("**/pl/details");
  await page.goBack();
  await expect(page.getByText(words("pl", "Image ready for analysis"))).toBeVisible();
});
