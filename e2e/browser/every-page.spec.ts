import type { Page } from "@playwright/test";
import { builtPages } from "../support/built-site.ts";
import { test } from "../support/one-tab.ts";
import { expect, expectAccessible, expectContrast, expectNoScroll, openFirst } from "../support/visitor.ts";

const PAGES = builtPages();
/** Pages without a language prefix duplicate those with one. */
const REPEATED = /^\/(?:privacy|terms|contact|impressum|blog)(?:\/|$)/;
const EVERY_PAGE = Boolean(process.env["EVERY_PAGE"]);
/** Elements and colours do not depend on the language: axe checks the German page, unless EVERY_PAGE is set. */
const isTranslation = (path: string): boolean =>
  /^\/(?:en|pl)(?:\/|$)/.test(path) && PAGES.filter(isLookedAt).includes(path.replace(/^\/../, "/de"));
/** Allowed requests of a page before any interaction. */
const ASKED_FOR =
  /^\/(?:(?:de|en|pl|privacy|terms|contact|impressum|blog)(?:\/|$)|assets\/|img\/|urgent\/|check\/|drawings\/|lang\/(?:de|pl)\.json$|favicon\.(?:svg|ico)$|manifest\.(?:de|en|pl)\.webmanifest$|tools-offline\.js$|offline-page\.js$|api\/claims$|api\/check\/poison-lines$|api\/track\/check$|api\/track\/event$)/;
/** Storage keys, as the privacy page lists them. */
const STORED = ["app-store", "visit"];

/** Data this browser stores: cookies, keys of both storages, databases, caches. */
const readStored = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted(),
    databases: (await indexedDB.databases()).map(({ name = "" }) => name),
    caches: (await caches.keys()).map((name) => name.replace(/-.*/, "")),
  }));

/**
 * Pages of concerns are one drawing with other texts, like those of checks, articles, topics, breeds and shared results:
 * some stand for all, unless EVERY_PAGE is set.
 */
const EXAMPLES = [
  "/de/breeds/rottweiler",
  "/pl/breeds/cockapoo",
  "/de/check/erbrechen",
  "/de/check/figur-fuehlen",
  "/de/blog/giftig-fuer-hunde",
  "/en/blog/what-a-photo-can-tell-about-your-dog",
  "/pl/blog/co-jest-trujace-dla-psa",
  "/blog/ist-mein-hund-zu-dick-rippenprobe",
  "/pl/topics/stawy-i-ruch",
  "/de/tools/welpenschutz-mythos-test/high",
  "/pl/tools/gift-rechner/now",
];
const isLookedAt = (path: string): boolean =>
  EVERY_PAGE ||
  !/^(?:\/..)?\/(?:check|blog|topics|tools\/[^/]+|breeds(?!\/(?:compare|illnesses)$))\/./.test(path) ||
  EXAMPLES.includes(path);

// one half in each of the two workers
test.describe.configure({ mode: "parallel" });

for (const path of PAGES.filter(isLookedAt)) {
  test(`${path} hydrates without errors, is accessible, fits, asks nobody else and stores only what it needs`, async ({
    page,
    context,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!/^(?:data|blob):/.test(request.url())) asked.push(request.url());
    });
    await openFirst(page, path);
    await expect(page.locator("h1")).toHaveCount(1);
    expect(await page.locator("h1").evaluate((heading) => heading.hasAttribute("data-built")), "hydrated").toBe(true);

    expect(asked.filter((url) => new URL(url).origin !== baseURL || !ASKED_FOR.test(new URL(url).pathname))).toEqual(
      [],
    );
    expect(await context.cookies()).toEqual([]);
    const kept = await readStored(page);
    expect(kept.keys, "its language is stored").toContain("app-store");
    expect(kept.keys.filter((key) => !STORED.includes(key))).toEqual([]);
    expect([kept.cookies, ...kept.databases]).toEqual([""]);
    expect(kept.caches.filter((name) => name !== "tools" || !path.includes("/tools/"))).toEqual([]);

    if (REPEATED.test(path)) return;
    if (EVERY_PAGE || !isTranslation(path)) await expectAccessible(page);
    if (!isTranslation(path)) {
      await page.emulateMedia({ colorScheme: "dark" });
      await expectContrast(page);
    }
    for (const width of [1280, 768, 320]) await expectNoScroll(page, width);
  });
}
