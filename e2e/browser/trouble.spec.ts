import type { Page } from "@playwright/test";
import { sendInEmergency } from "../support/details.ts";
import {
  analyseOnDesktop,
  choosePhoto,
  expect,
  expectAccessible,
  expectNoScroll,
  open,
  PHONE,
  photoFile,
  script,
  test,
  unlock,
} from "../support/visitor.ts";
import { words } from "../support/words.ts";

test.afterEach(() => script({ delayMs: 0, verdict: "dog" }));

async function startWithPhoto(page: Page): Promise<void> {
  await open(page, "/de#analyze");
  await choosePhoto(page, "de");
  await page.getByRole("button", { name: words("de", "Start analysis") }).click();
  await page.getByRole("button", { name: words("de", "Skip") }).click();
}

test("a photo without a dog: the reason, a tip, three options, and a banner on the page", async ({ page }) => {
  await script({ verdict: "no_dog" });
  await startWithPhoto(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: words("de", "About this photo") })).toBeVisible();
  await expect(dialog.getByText(/keinen Hund/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words("de", "Close") }).click();
  await expect(page.getByText(words("de", "Analysis failed. Please try again."))).toBeVisible();
  await script({ verdict: "dog" });
  await page.getByRole("button", { name: words("de", "Start analysis") }).click();
  await page.getByRole("button", { name: words("de", "Skip") }).click();
  await expect(page.getByRole("heading", { name: words("de", "Analysis complete") })).toBeVisible();
});

test("an uncertain dog: the owner points at it with the keyboard, and gets the report", async ({ page }) => {
  await script({ verdict: "dog_unsure" });
  await startWithPhoto(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words("de", "Point at your dog") }).click();
  await expect(dialog.getByRole("heading", { name: words("de", "Point at your dog") })).toBeFocused();
  const where = dialog.getByRole("status");
  await expect(where).toContainText("60");
  const before = await where.textContent();
  await dialog.getByLabel(words("de", "Square around your dog: the arrow keys move it")).press("ArrowRight");
  await expect(where).not.toHaveText(before ?? "");
  await dialog.getByRole("button", { name: words("de", "Smaller square") }).click();
  await expect(where).toContainText("50");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words("de", "Look here") }).click();
  await expect(page.getByRole("heading", { name: words("de", "Analysis complete") })).toBeVisible();
});

test("an unrecognised dog: the owner confirms it, and gets a report without a breed", async ({ page }) => {
  await script({ verdict: "no_dog" });
  await startWithPhoto(page);
  await page.getByRole("button", { name: words("de", "It is my dog: go on without a breed") }).click();
  await expect(page.getByRole("heading", { name: words("de", "Analysis complete") })).toBeVisible();
  await unlock(page, "de", "ada@example.org");
  await page.waitForURL(/\/de\/report\//);
  await expect(page.getByText(/Auf dem Foto haben wir keinen Hund erkannt/).first()).toBeVisible();
});

test("an analysis that was deleted before a reload shows a message", async ({ page }) => {
  test.info().annotations.push({ type: "expects-error", description: "404" });
  await open(page, "/de");
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("app-store") ?? "{}") as Record<string, unknown>;
    localStorage.setItem(
      "app-store",
      JSON.stringify({ ...stored, currentAnalysisId: "AAAAAAAAAAAAAAAAAAAAAA", isAnalyzing: true }),
    );
  });
  await page.reload();
  await page.locator("#analyze").scrollIntoViewIfNeeded();
  await expect(page.getByText(words("de", "Previous analysis expired. Please try again."))).toBeVisible();
});

test("rejects an invalid address without a request", async ({ page }) => {
  await analyseOnDesktop(page, "en", "Milo");
  await unlock(page, "en", "milo@nowhere");
  await expect(
    page.getByText(words("en", "This does not look like an e-mail address. Please check it.")),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/en/);
});

test("an unknown report: a message with a link to the home page", async ({ page }) => {
  test.info().annotations.push({ type: "expects-error", description: "404" });
  await open(page, "/en/report/AAAAAAAAAAAAAAAAAAAAAA");
  await expect(page.getByRole("heading", { name: "Report Not Found" })).toBeVisible();
  await expect(page.getByText("This report may have expired or been removed.")).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: "Go to Home" })
    .or(page.getByRole("button", { name: "Go to Home" }))
    .click();
  await page.waitForURL(/\/en\/?$/);
});

const EMERGENCIES = [
  {
    name: "ticked",
    report: (page: Page) => page.getByLabel(words("de", "Trouble breathing"), { exact: true }).check(),
  },
  {
    name: "written",
    report: (page: Page) =>
      page
        .getByLabel(words("de", "What else should we know?"))
        .fill("Sie würgt seit einer Stunde, aber es kommt nichts, und der Bauch ist hart."),
  },
];
for (const { name, report } of EMERGENCIES) {
  test(`an emergency that was ${name} is not locked: no address, no score, no praise, no shop`, async ({ page }) => {
    await open(page, "/de#analyze");
    await choosePhoto(page, "de");
    await page.getByRole("button", { name: words("de", "Start analysis") }).click();
    await report(page);
    await sendInEmergency(page, "de");
    await page.waitForURL(/\/de\/report\//);
    await expect(page.getByRole("heading", { level: 1, name: words("de", "Please see a vet now") })).toBeVisible();
    await expect(page.getByLabel(words("de", "Your e-mail address"))).toHaveCount(0);
    await expect(page.locator(".ring")).toHaveCount(0);
    await expect(page.locator(".product")).toHaveCount(0);
    await expectAccessible(page);
  });
}

test("an emergency is shown before the rejection of its photo", async ({ page }) => {
  test.info().annotations.push({ type: "expects-error", description: "422" });
  await open(page, "/de#analyze");
  const whole = await photoFile();
  await choosePhoto(page, "de", { ...whole, buffer: whole.buffer.subarray(0, -50) });
  await page.getByRole("button", { name: words("de", "Start analysis") }).click();
  await page.getByLabel(words("de", "What else should we know?")).fill("Sie hat gerade Rattengift gefressen.");
  await sendInEmergency(page, "de");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: words("de", "Please see a vet now") })).toBeFocused();
  await expect(dialog.getByRole("heading", { name: words("de", "An error occurred") })).toBeVisible();
  await expectNoScroll(page, 360);
  await expectAccessible(page);
});

test("an answered concern that cannot wait is shown before the rejection of its photo", async ({ page }) => {
  test.info().annotations.push({ type: "expects-error", description: "422" });
  await open(page, "/de/check/erbrechen");
  await page.getByRole("checkbox", { name: "Bauch dick, prall oder hart" }).check();
  await page.getByRole("link", { name: "Foto machen" }).click();
  const whole = await photoFile();
  await choosePhoto(page, "de", { ...whole, buffer: whole.buffer.subarray(0, -50) });
  await page.getByRole("button", { name: words("de", "Start analysis") }).click();
  await sendInEmergency(page, "de");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: words("de", "Please see a vet now") })).toBeFocused();
  await expect(dialog.getByText(words("de", "You ticked:")).locator("..")).toContainText("Erbrechen");
  await expectNoScroll(page, 360);
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a photo rejected beside an emergency is shown with it, and another one can be chosen", async ({ page }) => {
    test.info().annotations.push({ type: "expects-error", description: "422" });
    await open(page, "/de/upload");
    const whole = await photoFile();
    await choosePhoto(page, "de", { ...whole, buffer: whole.buffer.subarray(0, -50) });
    await page.getByRole("link", { name: words("de", "Go on to the questions") }).click();
    await page.getByLabel(words("de", "What else should we know?")).fill("Sie hat gerade Rattengift gefressen.");
    await sendInEmergency(page, "de");
    await expect(page).toHaveURL(/\/de\/analyzing$/);
    await expect(page.getByRole("heading", { name: words("de", "Please see a vet now") })).toBeFocused();
    await expect(page.getByRole("heading", { name: words("de", "An error occurred") })).toBeVisible();
    await expectNoScroll(page, 360);
    await expectAccessible(page);
    await page.getByRole("button", { name: words("de", "Choose another photo") }).click();
    await expect(page).toHaveURL(/\/de\/upload$/);
  });
});

test("a page whose event stream is rejected polls the status instead", async ({ page }) => {
  test.info().annotations.push({ type: "expects-error", description: "429" });
  let refused = 0;
  await page.route("**/api/analysis-status/*/events", async (route) => {
    refused += 1;
    await route.fulfill({ status: 429, headers: { "retry-after": "1" }, body: "" });
  });
  await script({ delayMs: 1_500 });
  await analyseOnDesktop(page, "de", "Wanda");
  expect(refused).toBeGreaterThan(0);
});
