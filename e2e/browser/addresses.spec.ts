import { WAIT_LIMIT_MS } from "@hundeblick/kit/testing/limits";
import { expect, expectAccessible, expectNoScroll, open, test } from "../support/visitor.ts";
import { words } from "../support/words.ts";

test("a page opened from a not-found page is indexed", async ({ page }) => {
  test.info().annotations.push({ type: "expects-error", description: "404.*no-such-test" });
  await open(page, "/en/test/no-such-test");
  await page.locator('main a[href="/en/tools/zoomies-rechner"]').click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/en\/tools\/zoomies-rechner$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test("the not-found page names the address, shows content, and links to the home page", async ({ page }) => {
  test.info().annotations.push({ type: "expects-error", description: "404.*labrador" });
  const path = "labrador/alter/gewicht";
  await open(page, `/en/${path}`);
  await expect(page.getByRole("heading", { name: "SEO Page Not Found" })).toBeVisible();
  await expect(page.getByText(path, { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
  expect(await page.locator('main a[href*="/en/tools/"]').count()).toBeGreaterThan(6);
  await expectAccessible(page);
  for (const width of [1280, 768, 320]) await expectNoScroll(page, width);
  await page
    .getByRole("main")
    .getByRole("link", { name: words("en", "Go to Home") })
    .click();
  await page.waitForURL("**/en");
});

/** The gateway's response for a path, and the route inside the app. */
const ADDRESSES: readonly [path: string, gateway: "page" | "app" | "home" | "missing" | "nothing", app: string][] = [
  ["/", "home", "/de"],
  ["/blog/no-such-post", "app", "/de/blog"],
  ["/nowhere", "home", "/de"],
  ["/nowhere/else", "home", "/de"],
  ["/fr/hello", "home", "/de"],
  ["/report/a/b", "home", "/de"],
  ["/blog/a/b", "home", "/de"],
  ["/de/nowhere", "home", "/de"],
  ["/en/tools", "page", "itself"],
  ["/de/Privacy", "home", "/de"],
  ["/de/UPLOAD", "home", "/de"],
  ["/DE/blog", "home", "/de"],
  ["/SEO-debug", "home", "/de"],
  ["/de/zoomies-wilde-5-minuten-ratgeber", "page", "itself"],
  ["/en/zoomies-wilde-5-minuten-ratgeber", "missing", "/en/zoomies-mad-half-hour"],
  ["/pl/labrador-welpe-gelenkschutz", "missing", "/pl/labrador-szczeniak-stawy"],
  ["/pl/Rasse_x/Alter-Y", "missing", "not found"],
  ["/de/a/b/c", "missing", "not found"],
  ["/en/tools/Cat_Years", "missing", "not found"],
  ["/en/test/no-such-test", "missing", "not found"],
  ["/en/vergleich/a-vs-b", "missing", "not found"],
  ["/en/labrador-puppy-joints", "page", "itself"],
  ["/en/zoomies-wilde", "home", "/en"],
  ["/pl/nowhere", "home", "/pl"],
  ["/de/blog/a/b", "missing", "not found"],
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

test("the gateway and the app route every address equally", async ({ page, request }) => {
  const answered = await Promise.all(
    ADDRESSES.map(async ([path]) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      if (answer.status() === 302)
        return /^\/(?:de|en|pl)$/.test(answer.headers()["location"] ?? "") ? "home" : answer.headers()["location"];
      const text = await answer.text();
      if (answer.status() === 404) return /id="?root/.test(text) ? "missing" : "nothing";
      return text.includes("data-page=") ? "page" : "app";
    }),
  );
  expect(ADDRESSES.map(([path], at) => [path, answered[at]])).toEqual(
    ADDRESSES.map(([path, gateway]) => [path, gateway]),
  );
  await open(page, "/de");
  const led: string[][] = [];
  for (const [path, , expected] of ADDRESSES)
    led.push([path, await page.evaluate(goInside, [path, expected, WAIT_LIMIT_MS] as const)]);
  expect(led).toEqual(ADDRESSES.map(([path, , leads]) => [path, leads]));
});

/** Navigates inside the app; returns the resulting address, with a timeout. */
async function goInside([path, expected, limitMs]: readonly [string, string, number]): Promise<string> {
  const dataLayer = ((window as { dataLayer?: unknown[] }).dataLayer ??= []);
  const seen = dataLayer.length;
  const deadline = performance.now() + limitMs;
  history.pushState({}, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  for (;;) {
    await new Promise((resolve) => {
      setTimeout(resolve, 40);
    });
    const notFound = document.querySelector("h1")?.textContent === "SEO Page Not Found";
    const led = notFound ? "not found" : location.pathname === path ? "itself" : location.pathname;
    // a rendered page notifies the data layer; before that the address is not final
    if ((dataLayer.length > seen && led === expected) || performance.now() > deadline) return led;
  }
}

test("the lists for editors name every page and are not indexed", async ({ page, request }) => {
  for (const path of ["/seo-debug", "/glob-test"]) {
    expect((await request.get(path)).headers()["x-robots-tag"]).toBe("noindex");
    await open(page, path);
    await expect(page.getByRole("link", { name: "/de/zoomies-wilde-5-minuten-ratgeber" })).toBeVisible();
    await expectAccessible(page);
  }
});
