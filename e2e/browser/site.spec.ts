import { expect, expectAccessible, PHONE, test } from "../support/visitor.ts";
import { LANGUAGES, words } from "../support/words.ts";

const PAGES = LANGUAGES.map((language) => `/${language}`).concat("/privacy", "/terms", "/contact");

for (const path of PAGES) {
  test(`${path} is readable without a script, for everybody, in light and dark`, async ({ page, browser, baseURL }) => {
    const still = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const plain = await still.newPage();
    await plain.goto(path);
    await expect(plain.locator("h1")).toBeVisible();
    await still.close();
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), "nothing to scroll sideways at 320 px").toBe(true);
  });
}

test("unknown paths and / lead to the German home page", async ({ page }) => {
  for (const path of ["/", "/nowhere", "/fr/hello"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/de\/?$/);
  }
});

test("the language switch goes to the home page of that language, in its words", async ({ page }) => {
  await page.goto("/de");
  await page.getByRole("button", { name: /Sprache/ }).or(page.locator(".lang summary")).first().click();
  await page.getByRole("link", { name: "Polski" }).first().click();
  await page.waitForURL(/\/pl\/?$/);
  await expect(page.getByRole("heading", { name: words("pl", "Show us your dog") })).toBeVisible();
  await expect(page).toHaveTitle(/Hundeblick/);
});

test("a visit stores only what it needs and asks nobody else", async ({ page, context, baseURL }) => {
  const strangers: string[] = [];
  page.on("request", (request) => { if (!request.url().startsWith(baseURL ?? "-") && !/^(data|blob):/.test(request.url())) strangers.push(request.url()); });
  const told = page.waitForResponse((response) => response.url().endsWith("/api/track/event"));
  await page.goto("/de");
  await told;
  expect(strangers).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());
  expect(keys.filter((key) => !["app-store", "visit"].includes(key))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("the menu opens, leads to a section and closes", async ({ page }) => {
    await page.goto("/en");
    await page.getByRole("button", { name: "Menu" }).or(page.locator(".menu summary")).first().click();
    await page.getByRole("link", { name: "How it works" }).first().click();
    await expect(page.locator("#how-it-works")).toBeInViewport();
  });
});
