import { expect, expectAccessible, expectNoScroll, open, PHONE, test } from "../support/visitor.ts";
import { LANGUAGES, words } from "../support/words.ts";

/** The page of vomiting, an urgent answer, and the link to the report. */
const VOMITING = {
  de: { path: "/de/check/erbrechen", sign: "Bauch dick, prall oder hart", report: "Foto machen" },
  en: { path: "/en/check/vomiting", sign: "Belly swollen, tight or hard", report: "Take a photo" },
  pl: { path: "/pl/check/wymioty", sign: "Brzuch duży, napięty lub twardy", report: "Zrób zdjęcie" },
} as const;

for (const language of LANGUAGES) {
  const { path, sign, report } = VOMITING[language];

  test(`${path} works offline and passes the answers to the form`, async ({ page, context }) => {
    // only the usage count is lost offline
    test.info().annotations.push({ type: "expects-error", description: "ERR_INTERNET_DISCONNECTED.*/api/track/check" });
    await open(page, path);
    const answer = page.getByRole("checkbox", { name: sign });
    await expect(answer).toBeVisible();
    await context.setOffline(true);
    await answer.check();
    const level = page.locator("#questions .level--now");
    await expect(level).toBeVisible();
    await expect(level).toContainText(words(language, "Built from published sources. Not read by a vet."));
    await context.setOffline(false);

    await page.getByRole("link", { name: report }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}#analyze$`));
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("app-store") ?? "{}"));
    expect(kept.dogInfo.concerns).toEqual([{ id: "vomiting", answers: { danger: ["belly"] }, skipped: [] }]);
  });
}

test("answers and the current question of a concern's page survive a reload", async ({ page }) => {
  await open(page, VOMITING.en.path);
  await page.getByRole("checkbox", { name: "None of these" }).check();
  await page.getByRole("button", { name: "Next question" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "What comes up?" })).toBeVisible();
});

test("the home page links to all concerns", async ({ page }) => {
  await open(page, "/de");
  await page
    .locator("main")
    .getByRole("link", { name: words("de", "Signs and checks") })
    .click();
  await expect(page).toHaveURL(/\/de\/check$/);
});

test("changing the language by keyboard keeps the page", async ({ page }) => {
  await open(page, VOMITING.de.path);
  await page.locator("footer").getByRole("link", { name: "Polski" }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`${VOMITING.pl.path}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Mój pies wymiotuje" })).toBeVisible();
});

test("a slug of another language redirects, an unknown one is a 404", async ({ page }) => {
  test.info().annotations.push({ type: "expects-error", description: "404.*nothing-of-ours" });
  await open(page, "/pl/check/erbrechen");
  await expect(page).toHaveURL(new RegExp(`${VOMITING.pl.path}$`));
  const unknown = await open(page, "/pl/check/nothing-of-ours");
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "SEO Page Not Found" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
});

test("finds a concern by the owner's words", async ({ page }) => {
  await open(page, "/de/check");
  await page.getByRole("searchbox").fill("er humpelt seit gestern hinten links");
  await page.getByRole("link", { name: "Humpelt oder schont ein Bein" }).click();
  await expect(page).toHaveURL(/\/de\/check\/humpeln$/);
});

test("a check on a phone shows its result", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...PHONE, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await open(page, "/de/check/zahnfleisch-pruefen");
  const questions = page.locator("#questions");
  await questions.getByRole("radio").first().check();
  await questions.getByRole("button", { name: "Nächster Schritt" }).click();
  await questions.getByText("Weiß oder fast weiß").click();
  await expect(questions.locator(".level--now")).toBeVisible();
  await expect(questions.locator('img[src="/check/lift_lip.svg"]')).toHaveCSS("background-color", "rgb(244, 237, 232)");
  await page.reload();
  await expect(questions.getByRole("radio", { name: "Weiß oder fast weiß" })).toBeChecked();
  await expectAccessible(page);
  await expectNoScroll(page, 320);
  await context.close();
});

/** The page of the food amount: the clicks to the grams of one's own bag. */
const FOOD = {
  de: {
    path: "/de/check/futtermenge",
    next: "Nächster Schritt",
    skip: "Überspringen",
    says: "149 g am Tag (138–159 g)",
  },
  en: { path: "/en/check/food-amount", next: "Next step", skip: "Skip", says: "149 g a day (138–159 g)" },
  pl: { path: "/pl/check/ilosc-karmy", next: "Następny krok", skip: "Pomiń", says: "149 g dziennie (138–159 g)" },
} as const;

for (const language of LANGUAGES) {
  const { path, next, skip, says } = FOOD[language];

  test(`${path} computes the daily amount from a bag's energy`, async ({ page }) => {
    await open(page, path);
    const questions = page.locator("#questions");
    const goOn = async (name: string) => questions.getByRole("button", { name }).click();
    await questions.locator(".question-card input").fill("10");
    await goOn(next);
    await questions.locator(".question-card").getByRole("radio").first().check();
    await goOn(next);
    await goOn(skip);
    await questions.locator(".with-units select").selectOption("kcal/kg");
    await questions.locator(".with-units input").fill("3700");
    await goOn(next);
    await questions.locator(".question-card input").fill("40");
    await expect(questions.getByText(says)).toBeVisible();
    await expectAccessible(page);
    await expectNoScroll(page, 320);
  });
}

test("the text of a concern is there without scripts, with sources and metadata", async ({ browser, baseURL }) => {
  const still = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await still.newPage();
  await page.goto(VOMITING.de.path);
  for (const name of [
    "Wann in die Praxis?",
    "Was du tun kannst",
    "Bitte nicht",
    "Das will die Praxis wissen",
    "Quellen",
  ])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(4);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/de\/check\/erbrechen$/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}");
  expect(data["@graph"][0]).toMatchObject({ "@type": "MedicalWebPage", inLanguage: "de" });
  expect(data["@graph"][0]).not.toHaveProperty("lastReviewed");
  await still.close();
});
