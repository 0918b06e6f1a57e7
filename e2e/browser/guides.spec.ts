import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../support/visitor.ts";

const ARTHROSIS = "/de/deutscher-schaeferhund-senior/arthrose";
const TABLETS = "/de/test/gelenktabletten-alte-hunde-ratgeber";
const COMPARISON = "/de/vergleich/glucosamin-vs-chondroitin";
const PHONE = { width: 360, height: 740 };

const vetFirst = (page: Page) => page.locator(".guide-result").getByText("Bitte zuerst in die Tierarztpraxis");
const amount = (page: Page, name: string) => page.locator(".dose-list > div", { hasText: name }).locator(".dose");

/** One question is open at a time; a click on the open one closes it. */
async function expectOneAnswerOpen(page: Page): Promise<void> {
  const questions = page.locator(".accordion-item");
  await expect(questions).toHaveCount(5);
  await questions.nth(0).locator("summary").click();
  await questions.nth(3).locator("summary").click();
  await expect(page.locator(".accordion-item[open]")).toHaveCount(1);
  await questions.nth(3).locator("summary").click();
  await expect(page.locator(".accordion-item[open]")).toHaveCount(0);
}

for (const path of [ARTHROSIS, TABLETS, COMPARISON]) {
  test(`${path} is readable without scripts, with open questions`, async ({ browser, baseURL }) => {
    const still = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const plain = await still.newPage();
    await plain.goto(path);
    await expect(plain.locator("h1")).toBeVisible();
    await expect(plain.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
    await plain.locator(".accordion-item summary").first().click();
    await expect(plain.locator(".accordion-item[open]")).toHaveCount(1);
    await still.close();
  });
}

test("an old shepherd: signs lead to a vet, amounts follow the slider, one question is open", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, ARTHROSIS);
  await page.getByRole("navigation", { name: "Inhalt" }).getByRole("link", { name: "Anzeichen einordnen" }).click();
  await expect(page.locator("#symptom-calculator")).toBeInViewport();
  const signs = page.locator(".symptom-list fieldset");
  await expect(signs).toHaveCount(8);
  for (const sign of await signs.all()) await sign.getByText("Leicht", { exact: true }).click();
  await expect(page.locator(".guide-result-number")).toHaveText("33 %");
  await expect(vetFirst(page)).toBeVisible();
  for (const name of [/geschwollen/, /Berührung/])
    await page.getByRole("group", { name }).getByText("Keine", { exact: true }).click();
  await expect(vetFirst(page)).toHaveCount(0);
  for (const sign of await signs.all()) await sign.getByText("Stark", { exact: true }).click();
  await expect(page.locator(".guide-result-number")).toHaveText("100 %");
  await expect(page.getByText("dringend tierärztlich")).toBeVisible();
  await expect(vetFirst(page)).toBeVisible();
  await expectAccessible(page);

  await expect(amount(page, "Omega-3")).toHaveText("2.625 mg");
  const slider = page.getByRole("slider");
  await slider.focus();
  await slider.press("End");
  await expect(amount(page, "Glucosamin")).toHaveText("900 mg");
  await page.getByText("Schwer", { exact: true }).click();
  await expect(amount(page, "Glucosamin")).toHaveText("1.080 mg");
  await expectOneAnswerOpen(page);
});

test("joint tablets: ages by size, seven signs make 13 points, one question is open", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, TABLETS);
  for (const anchor of ["age-table", "symptoms", "immediate", "bedarfsanalyse"]) {
    await expect(page.locator(`.page-contents a[href="#${anchor}"]`)).toHaveCount(1);
    await expect(page.locator(`#${anchor}`)).toHaveCount(1);
  }
  await expect(amount(page, "Vorsorglich prüfen")).toHaveText("8–10 Jahre");
  await page.getByText("Groß, 25–40 kg").click();
  await expect(amount(page, "Begleiten")).toHaveText("7+ Jahre");
  for (const sign of await page.locator("#symptoms .tick").all()) await sign.click();
  await expect(page.locator(".guide-result-number")).toHaveText("13 von 13 Punkten");
  await expect(page.getByText("Zum Tierarzt, dazu Gelenktabletten")).toBeVisible();
  await expect(page.locator("#bedarfsanalyse .ad-label")).toHaveText("Anzeige");
  await expectAccessible(page);
  await expectOneAnswerOpen(page);
});

test("glucosamine and chondroitin: tabs by keyboard, amounts, and a link to the home page", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, COMPARISON);
  await expect(page.getByRole("tab", { name: "Wirksamkeit", selected: true })).toBeVisible();
  await expect(page.locator(".effect-bars").first()).toBeVisible();
  await page.getByRole("tab", { name: "Wirksamkeit" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Klinische Studien", selected: true })).toBeFocused();
  await expect(page.locator(".study").first()).toBeVisible();
  await expect(page.locator(".effect-bars").first()).toBeHidden();
  await expectAccessible(page);
  const slider = page.getByRole("slider");
  await slider.focus();
  await slider.press("Home");
  await expect(amount(page, "Glucosamin")).toHaveText("100 mg");
  await page.getByText("Vorbeugend", { exact: true }).click();
  await expect(amount(page, "Chondroitin")).toHaveText("56 mg");
  await expectOneAnswerOpen(page);
  await page.getByRole("link", { name: "Kostenlose Bedarfsanalyse starten" }).click();
  await expect(page).toHaveURL(/\/de$/);
});
