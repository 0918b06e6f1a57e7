import type { Page } from "@playwright/test";
import {
  choosePhoto,
  expect,
  expectAccessible,
  expectNoScroll,
  open,
  photoFile,
  test,
  unlock,
} from "../support/visitor.ts";
import { LANGUAGES, type Language, words } from "../support/words.ts";

/** A fake camera with a moving picture. */
const withCamera = (page: Page) =>
  page.addInitScript(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [800, 600];
    const context = canvas.getContext("2d");
    setInterval(() => {
      if (!context) return;
      context.fillStyle = "#6f8f5f";
      context.fillRect(0, 0, 800, 600);
      context.fillStyle = "#c98d55";
      context.fillRect(200, 150, 400, 300 + Math.random());
    }, 50);
    Object.defineProperty(navigator, "mediaDevices", {
      value: { getUserMedia: async () => canvas.captureStream(20) },
    });
  });

async function startWithPhoto(page: Page, language: Language): Promise<void> {
  await open(page, `/${language}#analyze`);
  await choosePhoto(page, language);
  await page.getByRole("button", { name: words(language, "Start analysis") }).click();
  await page.getByRole("heading", { name: words(language, "More photos for the vet") }).scrollIntoViewIfNeeded();
}
const tile = (page: Page, language: Language, view: string) =>
  page.getByRole("button", { name: words(language, view) }).first();

for (const language of LANGUAGES) {
  test(`${language}: one from the camera with its outline, one from a file; the report and the vet sheet show both`, async ({
    page,
  }) => {
    await withCamera(page);
    await startWithPhoto(page, language);
    await tile(page, language, "The face").click();
    const dialog = page.getByRole("dialog", { name: words(language, "The face") });
    await expect(dialog.getByRole("button", { name: words(language, "Take the photo") })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: words(language, "Take the photo") }).click();
    await expect(dialog).toBeHidden();
    await tile(page, language, "From the side").click();
    await page
      .getByRole("dialog", { name: words(language, "From the side") })
      .locator('input[type="file"]')
      .setInputFiles(await photoFile());
    const remove = words(language, "Remove photo: {{view}}", { view: words(language, "From the side") });
    await expect(page.getByRole("button", { name: remove })).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel(words(language, "Name"), { exact: true }).fill("Frieda");
    await page.getByRole("button", { name: words(language, "Continue") }).click();
    await unlock(page, language, `fotos-${language}-${Date.now()}@example.com`);
    await page.waitForURL(/\/report\/[\w-]{22}$/);
    const section = page.getByRole("region", { name: words(language, "More photos") });
    await section.scrollIntoViewIfNeeded();
    const pictures = section.getByRole("img", { name: words(language, "Photo: {{view}}", { view: "" }).trim() });
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all())
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
    await expect(section.locator(".said")).toHaveCount(1);
    await expectAccessible(page);
    await expectNoScroll(page, 320);

    await open(page, `${new URL(page.url()).pathname}?view=vet`);
    await expect(page.locator(".sheet-photos img")).toHaveCount(2);
    await expectAccessible(page);
  });
}

test("without a camera the outline is a drawing, and a reload keeps the photo", async ({ page }) => {
  await startWithPhoto(page, "en");
  await tile(page, "en", "From above").click();
  const dialog = page.getByRole("dialog", { name: "From above" });
  await expect(dialog.locator(".outline--over")).toHaveCount(0);
  await dialog.locator('input[type="file"]:not([capture])').setInputFiles(await photoFile());
  await expect(page.getByRole("button", { name: "Remove photo: From above" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove photo: From above" })).toBeVisible();
});
