import { ONE_LABRADOR } from "../support/stub-vision.ts";
import {
  analyseOnDesktop,
  expect,
  expectAccessible,
  expectNoScroll,
  script,
  test,
  unlock,
} from "../support/visitor.ts";
import { LANGUAGES, words } from "../support/words.ts";

for (const language of LANGUAGES) {
  test(`adding answers makes a new version, and the previous one is readable, ${language}`, async ({ page }) => {
    await analyseOnDesktop(page, language, "Frieda");
    await unlock(page, language, `add-${language}-${Date.now()}@example.com`);
    await page.waitForURL(/\/report\//);
    const address = page.url();
    await page.getByRole("button", { name: words(language, "Answer all of it") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words(language, "Age in years")).fill("7");
    await dialog.getByLabel(words(language, "Weight"), { exact: true }).fill("31,5");
    await expectAccessible(page);
    const renewed = page.waitForResponse(
      (response) => response.url().endsWith("/answers") && response.request().method() === "POST",
    );
    await dialog.getByRole("button", { name: words(language, "Update the report") }).click();
    expect((await renewed).status()).toBe(200);
    await expect(page.getByText(words(language, "This report now includes your answers."))).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);
    await expect(page.locator(".report-hero").getByText(/31[.,]5\skg/)).toBeVisible();
    await expectNoScroll(page, 360);

    await page.getByText(words(language, "Earlier versions of this report")).click();
    await page.locator("details a[href*='version=1']").click();
    await expect(page.getByRole("link", { name: words(language, "To the newest version") })).toBeVisible();
    await expect(page.getByText(/31[.,]5\skg/)).toHaveCount(0);
  });
}

test("chooses an uncertain breed by keyboard from likely answers, a mix first", async ({ page }) => {
  const likely = (breed: string) => ({ breed, likelihood: "possible" });
  await script({ breeds: [likely("beagle"), likely("dachshund")] });
  await analyseOnDesktop(page, "de", "Frieda");
  await script({ breeds: ONE_LABRADOR });
  await unlock(page, "de", `breed-${Date.now()}@example.com`);
  await page.waitForURL(/\/report\//);
  const looks = page.locator(".report-hero .lead");
  await expect(looks).toHaveText("Sieht aus wie: Beagle, Dackel (Standard)");
  await page.getByRole("button", { name: /Welche Rasse oder welcher Mix/ }).click();
  const choices = page.getByRole("dialog").getByRole("radio");
  await expect(choices).toHaveCount(3);
  await choices.first().focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: "Mischling" })).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Dackel" })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: words("de", "Update the report") }).click();
  await expect(looks).toHaveText("Dackel (Standard)");
});

test("of two tabs that add at once, the second gets a conflict, keeps its input, and may retry", async ({
  page,
  context,
}) => {
  test.info().annotations.push({ type: "expects-error", description: "409" });
  await analyseOnDesktop(page, "de", "Frieda");
  await unlock(page, "de", `tabs-${Date.now()}@example.com`);
  await page.waitForURL(/\/report\//);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const [tab, field, value] of [
    [page, "#dog-weight", "31,5"],
    [other, "#dog-breed", "Labrador"],
  ] as const) {
    await tab.getByRole("button", { name: words("de", "Answer all of it") }).click();
    await tab.getByRole("dialog").locator(field).fill(value);
  }
  const send = (tab: typeof page) => tab.getByRole("button", { name: words("de", "Update the report") }).click();
  await send(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await send(other);
  await expect(other.getByRole("dialog").getByText(/inzwischen an anderer Stelle aktualisiert/)).toBeVisible();
  await send(other);
  await expect(other.getByRole("dialog")).toBeHidden();
  await expect(other.locator(".report-hero").getByText(/31,5\skg/)).toBeVisible();
  await expect(other.locator(".report-hero").getByText("Labrador Retriever")).toBeVisible();
});

for (const language of LANGUAGES) {
  test(`the example's vet sheet is one page of PDF, ${language}`, async ({ request }) => {
    const answer = await request.get(`/api/report/example/sheet?lang=${language}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    expect((await answer.body()).toString("latin1").match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  });
}
