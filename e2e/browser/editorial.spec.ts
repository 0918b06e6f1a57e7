import type { Page } from "@playwright/test";
import { builtPages, deadLinks, htmlOf } from "../support/built-site.ts";
import { showPosts } from "../support/more-posts.ts";
import { expect, expectAccessible, expectNoScroll, open, PHONE, test } from "../support/visitor.ts";
import { type Language, LANGUAGES, words } from "../support/words.ts";

const canonicalOf = (html: string): string => html.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? "";
const SITE = new URL(canonicalOf(htmlOf("/de"))).origin;
/** What each page tells search engines about itself, by its path behind the language. */
const structureOf = (path: string): string[] => {
  if (path === "") return ["Organization"];
  if (path.startsWith("/tools/")) return ["WebApplication", "BreadcrumbList"];
  if (path.startsWith("/check/")) return ["MedicalWebPage", "BreadcrumbList"];
  return /^\/(?:blog|check|privacy|terms|contact|impressum)$/.test(path)
    ? ["BreadcrumbList"]
    : ["Article", "BreadcrumbList"];
};
const typesOf = (html: string): string[] => {
  const data = JSON.parse(html.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/)?.[1] ?? "{}") as {
    "@graph"?: { "@type": string }[];
  };
  return (data["@graph"] ?? []).map((part) => part["@type"]);
};
const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found);

test("every page that was built has a title, a description, its own address, a picture and its languages", () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(40);
  for (const page of pages) {
    const html = htmlOf(page).replaceAll(/&(?:#x27|quot|amp);/g, "'");
    const canonical = canonicalOf(html);
    expect(canonical, page).toMatch(new RegExp(`^${SITE}/(de|en|pl)(/|$)`));
    expect(pages, page).toContain(canonical.slice(SITE.length));
    expect(html, page).toMatch(/<title>[^<]{12,}<\/title>/);
    expect(html, page).toMatch(/<meta name="description" content="[^"]{40,170}"/);
    expect(html, page).toContain(`<meta property="og:image" content="${SITE}/og${canonical.slice(SITE.length)}.png"`);
    expect(html, page).not.toContain("noindex");
    const others = all(html, /<link rel="alternate" hrefLang="(?:de|en|pl)" href="([^"]+)"/g);
    expect(others, page).toContain(canonical);
    for (const other of others) expect(pages, page).toContain(other.slice(SITE.length));
    const path = canonical.slice(SITE.length + 3);
    // pages of concerns and checks have an address in the words of each language, and name each other
    if (path.startsWith("/check/")) {
      for (const other of others) expect(htmlOf(other.slice(SITE.length)), `${page}: ${other}`).toContain(canonical);
    } else {
      expect(
        others.map((other) => other.slice(SITE.length + 3)),
        `${page}: the same page in other languages`,
      ).toEqual(others.map(() => path));
    }
    for (const property of ["og:type", "og:site_name", "og:title", "og:description", "og:url", "og:locale"]) {
      expect(html, page).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`));
    }
    if (structureOf(path).includes("Article")) {
      expect(html.match(/<h1[\s\S]*?<img[^>]* alt="([^"]*)"/)?.[1], `${page}: its picture is described`).toMatch(
        /\w{3}/,
      );
      expect(html, page).toContain('"author":{"@type":"Organization","name":"Hundeblick"');
    }
    expect(typesOf(html), page).toEqual(structureOf(path));
    expect(
      html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, " ").split(/\s+/).length,
      `${page}: words`,
    ).toBeGreaterThan(60);
  }
});

test("a text in three languages names all three, a German one only itself", () => {
  const languagesOf = (page: string) => all(htmlOf(page), /<link rel="alternate" hrefLang="([^"]+)"/g).toSorted();
  expect(languagesOf("/pl/tools/zoomies-rechner")).toEqual(["de", "en", "pl", "x-default"]);
  expect(languagesOf("/de/labrador-welpe-gelenkschutz")).toEqual(["de", "x-default"]);
});

test("no link, picture or anchor of the built site leads nowhere", () => {
  expect(deadLinks(SITE)).toEqual([]);
});

test("the sitemap lists each page once, robots.txt names it, and there is a feed in each language", async ({
  request,
}) => {
  const listed = all(await (await request.get("/sitemap.xml")).text(), /<loc>([^<]+)<\/loc>/g).map((url) =>
    url.slice(SITE.length),
  );
  expect(listed.toSorted()).toEqual(builtPages().filter((page) => /^\/(de|en|pl)(\/|$)/.test(page)));
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  for (const language of LANGUAGES) {
    const feed = await request.get(`/${language}/feed.xml`);
    expect(feed.headers()["content-type"]).toMatch(/^application\/rss\+xml/);
    expect(all(await feed.text(), /<item><title>([^<]+)/g).length).toBeGreaterThan(5);
  }
  expect((await request.get("/og/de/blog.png")).headers()["content-type"]).toBe("image/png");
});

/** From the home page by the link in the head. */
async function goToGuide(page: Page, language: Language): Promise<void> {
  await open(page, `/${language}`);
  await page
    .locator(".site-nav")
    .getByRole("link", { name: words(language, "Guide"), exact: true })
    .click();
}

for (const language of LANGUAGES) {
  test(`the list of posts, ${language}: a category shows its cards and can be left again`, async ({ page }) => {
    await goToGuide(page, language);
    await page.waitForURL(`**/${language}/blog`);
    await expect(page.getByRole("heading", { name: words(language, "Recommended content") })).toBeVisible();
    await page
      .getByRole("button", { name: { de: "Tools (7)", en: "Tools (7)", pl: "Narzędzia (7)" }[language] })
      .click();
    await expect(page.locator(".cards article")).toHaveCount(7);
    await page.getByRole("button", { name: words(language, "✕ Show all") }).click();
    await expect(page.getByRole("heading", { name: words(language, "Recommended content") })).toBeFocused();
  });
}

test("a topic shows its posts; a post leads to the photo check and back to the list", async ({ page }) => {
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

test("posts stand six on a page; buttons, arrows and topics lead through them", async ({ page }) => {
  await showPosts(page, "en", 14);
  // the page as it was built has only the real ones: it is gone to from another
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
  await page.getByRole("button", { name: "common" }).click();
  await expect(pager.getByText("Page 1 of 3")).toBeVisible();
  await page.getByRole("button", { name: "rare" }).click();
  await expect(titles).toHaveText(["Post 14"]);
  await expect(pager).toBeHidden();
  await page.getByRole("button", { name: words("en", "All topics") }).click();
  await expect(titles).toHaveCount(6);
});

test("going back from a post finds the list as it was left; its address for search stays the plain one", async ({
  page,
}) => {
  await showPosts(page, "en", 14);
  await goToGuide(page, "en");
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/\/en\/blog\?page=2$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/en\/blog$/);
  await page.locator(".cards h3 a").first().click();
  await page.waitForURL((url) => url.pathname !== "/en/blog");
  await page.goBack();
  await expect(page.locator(".post-row h3")).toHaveText([7, 8, 9, 10, 11, 12].map((n) => `Post ${n}`));
  // the page that was left may still be asking for scripts
  await page.unrouteAll({ behavior: "wait" });
});

test("an address with a filter comes alive as it was built and shows what it names", async ({ page }) => {
  await open(page, "/de/blog?category=tool");
  await expect(page.locator(".cards article")).toHaveCount(7);
  await open(page, "/de/blog?topic=Welpe&page=99");
  await expect(page.getByRole("button", { name: "Welpe" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".post-row")).not.toHaveCount(0);
});

test("a post stands once in the list of everything", async ({ page }) => {
  await open(page, "/de/blog");
  const links = await page.locator("main h3 a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual([...new Set(links)]);
});

test("a page opened by a link far below begins at its top; going back finds the place", async ({ page }) => {
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

test("a language without posts says so and names the one that has them", async ({ page }) => {
  await showPosts(page, "pl", 0);
  await goToGuide(page, "pl");
  await expect(page.getByText(words("pl", "No articles found."))).toBeVisible();
  await page.getByText(words("pl", "More texts in another language:")).getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL("**/de/blog");
  await expect(page.locator(".cards article")).not.toHaveCount(0);
});

test("a text that is not there in Polish is named in its own language, and leads there", async ({ page }) => {
  await open(page, "/pl/zoomies-wilde-5-minuten-ratgeber");
  await expect(page.getByText(words("pl", "This text exists in another language:"))).toBeVisible();
  const text = page.getByRole("link", { name: /^Zoomies: .* \(Deutsch\)$/ });
  await expect(text).toHaveAttribute("lang", "de");
  await expectAccessible(page);
  await text.click();
  await page.waitForURL("**/de/zoomies-wilde-5-minuten-ratgeber");
  await expect(page.getByRole("heading", { level: 1, name: /^Zoomies/ })).toBeVisible();
});

test("a page opened from one that is not there may be found by search again", async ({ page }) => {
  await open(page, "/en/test/no-such-test");
  await page.locator('main a[href="/en/tools/zoomies-rechner"]').click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/en\/tools\/zoomies-rechner$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test("a page that is not there says which, what there is, and leads home", async ({ page }) => {
  const path = "labrador/alter/gewicht";
  await open(page, `/en/${path}`);
  await expect(page.getByRole("heading", { name: "SEO Page Not Found" })).toBeVisible();
  await expect(page.getByText(path, { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
  await expect(page.locator('main a[href*="/en/tools/"]')).toHaveCount(7);
  await expectAccessible(page);
  for (const width of [1280, 768, 320]) await expectNoScroll(page, width);
  await page
    .getByRole("main")
    .getByRole("link", { name: words("en", "Go to Home") })
    .click();
  await page.waitForURL("**/en");
});

/** What the gateway answers to an address, and where the same address leads inside the app. */
const ADDRESSES: readonly [path: string, gateway: "page" | "app" | "home" | "nothing", app: string][] = [
  ["/", "home", "/de"],
  ["/blog/no-such-post", "app", "/de/blog"],
  ["/nowhere", "home", "/de"],
  ["/nowhere/else", "home", "/de"],
  ["/fr/hello", "home", "/de"],
  ["/report/a/b", "home", "/de"],
  ["/blog/a/b", "home", "/de"],
  ["/de/nowhere", "home", "/de"],
  ["/en/tools", "home", "/de"],
  ["/de/Privacy", "home", "/de"],
  ["/de/UPLOAD", "home", "/de"],
  ["/DE/blog", "home", "/de"],
  ["/SEO-debug", "home", "/de"],
  ["/de/zoomies-wilde-5-minuten-ratgeber", "page", "itself"],
  ["/en/zoomies-wilde-5-minuten-ratgeber", "app", "not found"],
  ["/pl/labrador-welpe-gelenkschutz", "app", "not found"],
  ["/pl/Rasse_x/Alter-Y", "app", "not found"],
  ["/de/a/b/c", "app", "not found"],
  ["/en/tools/Cat_Years", "app", "not found"],
  ["/en/test/no-such-test", "app", "not found"],
  ["/en/vergleich/a-vs-b", "app", "not found"],
  ["/en/zoomies-wilde", "home", "/de"],
  ["/de/blog/a/b", "app", "not found"],
  ["/de/tools/b.html", "nothing", "not found"],
  ["/en/blog", "page", "itself"],
  ["/blog", "page", "itself"],
  ["/pl/contact", "page", "itself"],
  ["/impressum", "page", "itself"],
  ["/pl/tools/hunde-horoskop", "page", "itself"],
  ["/blog/what-a-photo-can-tell-about-your-dog", "page", "itself"],
  ["/en/blog/no-such-post", "app", "/en/blog"],
  ["/pl/upload", "app", "itself"],
  ["/en/report/example", "app", "itself"],
  ["/seo-debug", "app", "itself"],
  ["/glob-test", "app", "itself"],
];

test("the gateway and the app agree where every address leads", async ({ page, request }) => {
  const answered = await Promise.all(
    ADDRESSES.map(async ([path]) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      if (answer.status() === 302)
        return answer.headers()["location"] === "/de" ? "home" : answer.headers()["location"];
      if (answer.status() === 404) return "nothing";
      return (await answer.text()).includes("data-page=") ? "page" : "app";
    }),
  );
  expect(ADDRESSES.map(([path], at) => [path, answered[at]])).toEqual(
    ADDRESSES.map(([path, gateway]) => [path, gateway]),
  );
  await open(page, "/de");
  const led: string[][] = [];
  for (const [path, , expected] of ADDRESSES)
    led.push([path, await page.evaluate(goInside, [path, expected] as const)]);
  expect(led).toEqual(ADDRESSES.map(([path, , leads]) => [path, leads]));
});

/** Goes to an address without asking the server, and says where that led: as soon as it is what was expected, or what it is after a while. */
async function goInside([path, expected]: readonly [string, string]): Promise<string> {
  const dataLayer = ((window as { dataLayer?: unknown[] }).dataLayer ??= []);
  const seen = dataLayer.length;
  const deadline = performance.now() + 15_000;
  history.pushState({}, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  for (;;) {
    await new Promise((resolve) => {
      setTimeout(resolve, 40);
    });
    const notFound = document.querySelector("h1")?.textContent === "SEO Page Not Found";
    const led = notFound ? "not found" : location.pathname === path ? "itself" : location.pathname;
    // a page that is shown tells the data layer; before that the address says nothing
    if ((dataLayer.length > seen && led === expected) || performance.now() > deadline) return led;
  }
}

test("the lists for editors name every page and are kept out of search", async ({ page, request }) => {
  for (const path of ["/seo-debug", "/glob-test"]) {
    expect((await request.get(path)).headers()["x-robots-tag"]).toBe("noindex");
    await open(page, path);
    await expect(page.getByRole("link", { name: "/de/zoomies-wilde-5-minuten-ratgeber" })).toBeVisible();
    await expectAccessible(page);
  }
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("the menu leads to the list, and the switch to the language's home page", async ({ page }) => {
    await open(page, "/de/blog");
    await page.getByRole("button", { name: words("de", "Menu") }).click();
    await page
      .getByRole("navigation", { name: words("de", "Menu") })
      .getByRole("link", { name: words("de", "Guide") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: words("de", "Guide") })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await page.waitForURL("**/en");
    await expect(page.getByRole("heading", { name: "Show us your dog" })).toBeVisible();
  });
});
