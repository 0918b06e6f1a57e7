import type { Page } from "@playwright/test";
import {
  choosePhoto,
  expect,
  expectAccessible,
  expectFits,
  open,
  PHONE,
  script,
  test,
  unlock,
} from "../support/visitor.ts";
import { LANGUAGES, words } from "../support/words.ts";

test.use(PHONE);
test.afterEach(() => script({ delayMs: 0 }));

for (const language of LANGUAGES) {
  const light = language === "pl" ? "dark" : "light";
  test(`phone, ${language}, ${light}: three steps with their bars, the e-mail gate, the report`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: light });
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
    // only a name was given: too little for a score
    await expect(
      page.getByRole("heading", { name: words(language, "The report for {{name}} is ready.", { name: "Wanda" }) }),
    ).toBeVisible();
    await expect(page.getByText(/\b(von|of|z) 100\b/)).toHaveCount(0);
    await expectAccessible(page);
    await unlock(page, language, `ewa-${language}-${Date.now()}@example.com`);
    await expect(page.getByRole("heading", { level: 1, name: "Wanda" })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });
}

test("a reload continues the analysis with its photo, and both are deleted at the e-mail gate without an address", async ({
  page,
}) => {
  await script({ delayMs: 12_000 });
  await open(page, "/de/upload");
  await choosePhoto(page, "de");
  await page.reload();
  await expect(page.getByText(words("de", "Image ready for analysis"))).toBeVisible();
  await page.getByRole("link", { name: words("de", "Go on to the questions") }).click();
  await page.getByLabel(words("de", "Name"), { exact: true }).fill("Wanda");
  await page.getByRole("button", { name: words("de", "Skip") }).click();
  await page.waitForURL("**/de/analyzing");
  await expect(page.getByText(words("de", "Step {{step}} of 3", { step: 3 }))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(words("de", "Step {{step}} of 3", { step: 3 }))).toBeVisible();
  await script({ delayMs: 0 });
  await page.waitForURL(/\/de\/report\//);

  expect(await readStored(page)).toMatchObject({ photos: 1, session: expect.stringContaining("Wanda") });
  await page.getByRole("button", { name: words("de", "Delete now") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words("de", "Delete now") })
    .click();
  await expect(page.getByText(words("de", "Everything is deleted"))).toBeVisible();
  await expect.poll(() => readStored(page)).toMatchObject({ photos: 0, session: expect.not.stringContaining("Wanda") });
});

/** The browser's stored data of this visit. */
const readStored = (page: Page): Promise<{ photos: number; session: string }> =>
  page.evaluate(async () => {
    const asked = indexedDB.open("hundeblick");
    await new Promise((resolve) => {
      asked.onsuccess = resolve;
    });
    const count = asked.result.transaction("photo").objectStore("photo").count();
    await new Promise((resolve) => {
      count.onsuccess = resolve;
    });
    asked.result.close();
    return { photos: count.result, session: localStorage.getItem("app-store") ?? "" };
  });

test("details without a photo redirect to the photo, and the back button works", async ({ page }) => {
  await open(page, "/pl/upload");
  await open(page, "/pl/details");
  await page.waitForURL("**/pl/upload");
  await choosePhoto(page, "pl");
  await page.getByRole("link", { name: words("pl", "Go on to the questions") }).click();
  await page.waitForURL("**/pl/details");
  await page.goBack();
  await expect(page.getByText(words("pl", "Image ready for analysis"))).toBeVisible();
});
