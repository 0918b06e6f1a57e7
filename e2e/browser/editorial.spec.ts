import type { Page } from "@playwright/test";
import { showPosts } from "../support/more-posts.ts";
import { expect, expectAccessible, open, PHONE, test } from "../support/visitor.ts";
import { type Language, LANGUAGES, words } from "../support/words.ts";

/** From the home page by the link in the header. */
async function goToGuide(page: Page, language: Language): Promise<void> {
  await open(page, `/${language}`);
  await page
    .locator(".site-nav")
    .getByRole("link", { name: words(language, "Guides"), exact: true })
    .click();
}

for (const language of LANGUAGES) {
  test(`the list of posts, ${language}: filters by category and resets`, async ({ page }) => {
    await goToGuide(page, language);
    await page.waitForURL(`**/${language}/blog`);
    await expect(page.getByRole("heading", { name: words(language, "Recommended content") })).toBeVisible();
    await page
      .getByRole("button", { name: { de: "Tools (12)", en: "Tools (12)", pl: "Narzędzia (12)" }[language] })
      .click();
    await expect(page.locator(".cards article")).toHaveCount(12);
    await page.getByRole("button", { name: words(language, "✕ Show all") }).click();
    await expect(page.getByRole("heading", { name: words(language, "Recommended content") })).toBeFocused();
  });
}

test("a topic lists its posts; a post links to the photo check and back to the list", async ({ page }) => {
  await open(page, "/de/blog");
  const topics = page.getByRole("group", { name: words("de", "Filter by topic") });
  await topics.getByRole("button").nth(1).click();
  await expect(page.getByRole("heading", { name: words("de", "Recommended content") })).toBeHidden();
  const title = await page.locator(".post-row h3").first().innerText();
  await page.locator(".post-row h3 a").first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("link", { name: words("de", "Check a photo") }).last()).toHaveAttribute(
    "href",
    /^\/de(#|$)/,
  );
  await page.getByRole("link", { name: words("de", "Back to all posts") }).click();
  await page.waitForURL("**/de/blog");
});

test("six posts per page, with buttons, arrow keys and topics", async ({ page }) => {
  await showPosts(page, "en", 14);
  // the built page has only the real ones, so it is opened from another page
  await goToGuide(page, "en");
  const titles = page.locator(".post-row h3");
  const pager = page.getByRole("navigation", { name: words("en", "Pages of the list") });
  const shows = async (...numbers: number[]) => {
    await expect(titles).toHaveText(numbers.map((n) => `Post ${n}`));
    await expect(page.getByRole("heading", { name: words("en", "All posts") })).toBeInViewport();
  };
  await expect(titles).toHaveCount(6);
  await pager.getByRole("button", { name: "Next page" }).click();
  await shows(7, 8, 9, 10, 11, 12);
  await pager.getByRole("button", { name: "Page 3" }).click();
  await shows(13, 14);
  await expect(pager.getByRole("button", { name: "Next page" })).toBeDisabled();
  await expect(pager.getByText("Page 3 of 3")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stomach & gut" }).click();
  await expect(pager.getByText("Page 1 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Vets, costs & travel" }).click();
  await expect(titles).toHaveText(["Post 14"]);
  await expect(pager).toBeHidden();
  await page.getByRole("button", { name: words("en", "All topics") }).click();
  await expect(titles).toHaveCount(6);
});

test("going back restores the list; its canonical address has no filter", async ({ page }) => {
  await showPosts(page, "en", 14);
  await goToGuide(page, "en");
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/\/en\/blog\?page=2$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/en\/blog$/);
  await page.locator(".cards h3 a").first().click();
  await page.waitForURL((url) => url.pathname !== "/en/blog");
  await page.goBack();
  await expect(page.locator(".post-row h3")).toHaveText([7, 8, 9, 10, 11, 12].map((n) => `Post ${n}`));
});

test("an address with a filter hydrates without errors and applies it", async ({ page }) => {
  await open(page, "/de/blog?category=tool");
  await expect(page.locator(".cards article")).toHaveCount(12);
  await open(page, "/de/blog?topic=puppy&page=99");
  await expect(page.getByRole("button", { name: "Welpen" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".post-row")).not.toHaveCount(0);
});

test("the list of everything has no duplicates", async ({ page }) => {
  await open(page, "/de/blog");
  const links = await page.locator("main h3 a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual([...new Set(links)]);
});

test("a page opened by a link far below begins at its top; going back restores the position", async ({ page }) => {
  await open(page, "/de/blog");
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await page
    .locator(".post-row h3 a, .cards h3 a")
    .last()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL((url) => url.pathname !== "/de/blog");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("main")).toBeFocused();
  await page.goBack();
  await page.waitForURL("**/de/blog");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test("a language without posts names the one that has them", async ({ page }) => {
  await showPosts(page, "pl", 0);
  await goToGuide(page, "pl");
  await expect(page.getByText(words("pl", "No articles found."))).toBeVisible();
  await page.getByText(words("pl", "More texts in another language:")).getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL("**/de/blog");
  await expect(page.locator(".cards article")).not.toHaveCount(0);
});

test("the German address of a guide redirects a Polish reader, and the language switch leads back", async ({
  page,
}) => {
  // the page is a 404, which the browser logs to its console
  test.info().annotations.push({ type: "expects-error", description: "404 .*/pl/zoomies-wilde" });
  await open(page, "/pl/zoomies-wilde-5-minuten-ratgeber");
  await page.waitForURL("**/pl/glupawka-u-psa");
  await expect(page.getByRole("heading", { level: 1, name: /^Głupawka/ })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL("**/de/zoomies-wilde-5-minuten-ratgeber");
  await expect(page.getByRole("heading", { level: 1, name: /^Zoomies/ })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("the menu links to the list, and the language switch to the list in English", async ({ page }) => {
    await open(page, "/de/blog");
    await page.getByRole("button", { name: words("de", "Menu") }).click();
    await page
      .getByRole("navigation", { name: words("de", "Menu") })
      .getByRole("link", { name: words("de", "Guides") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: words("de", "Guides") })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await page.waitForURL("**/en/blog");
    await expect(page.getByRole("heading", { level: 1, name: words("en", "Guides") })).toBeVisible();
  });
});

test("finds a tool or check by a word, and a text by an address with a search", async ({ page }) => {
  await open(page, "/en/tools");
  const titles = page.locator("main h3");
  expect(await titles.count()).toBeGreaterThan(6);
  await page.getByRole("searchbox", { name: "Search the tools" }).fill("zoomies");
  await expect(titles).toHaveText(["Zoomies calculator"]);
  await titles.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Zoomies calculator" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("zoomies");
  await expect(titles).toHaveText(["Zoomies calculator"]);
  await page.getByRole("searchbox").fill("calories bag");
  await expect(titles).toHaveText(["Food amount"]);
  await expect(titles.getByRole("link")).toHaveAttribute("href", "/en/check/food-amount");
  await page.getByRole("searchbox").fill("grapes");
  await expect(titles).toHaveText(["Poison calculator: chocolate and more"]);
  await page.getByRole("searchbox").fill("zoomies xyz");
  await expect(page.getByText("No tool found. Other words may help.")).toBeVisible();

  await open(page, "/en/blog?q=ear");
  await expect(
    page.getByRole("region", { name: "Search results" }).getByRole("link", { name: /ear/i }),
  ).not.toHaveCount(0);
  await page.getByRole("searchbox").fill("");
  await expect(page.getByRole("region", { name: "Recommended content" })).toBeVisible();
});

test("a long text whose parts are rendered slowly is accessible", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (task) => window.setTimeout(task, 120, { didTimeout: false, timeRemaining: () => 1 });
  });
  await open(page, "/pl/labrador-szczeniak-stawy");
  await expectAccessible(page);
});
