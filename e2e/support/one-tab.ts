import type { CDPSession, Page } from "@playwright/test";
import { test as base, withoutErrors } from "./visitor.ts";

type Tab = { page: Page; devtools: CDPSession };

/**
 * One tab per worker for many pages: the cache stays, which saves half the time; stored data is cleared before each
 * test.
 */
export const test = base.extend<{ page: Page }, { tab: Tab }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env["BASE_URL"] ?? "", reducedMotion: "reduce" });
      // elements of the built page that are still there were hydrated and not rendered again
      await context.addInitScript(() =>
        document.addEventListener("DOMContentLoaded", () => {
          document.querySelector("h1")?.toggleAttribute("data-built", true);
        }),
      );
      const page = await context.newPage();
      await use({ page, devtools: await context.newCDPSession(page) });
      await context.close();
    },
    { scope: "worker" },
  ],
  context: ({ tab }, use) => use(tab.page.context()),
  page: async ({ tab }, use, info) => {
    await clearVisit(tab);
    await withoutErrors(tab.page, use, info);
    tab.page.removeAllListeners();
  },
});

/** Clears stored data, but not the HTTP cache. */
async function clearVisit({ page, devtools }: Tab): Promise<void> {
  // a page without scripts, so that nothing is written afterwards
  await page.goto("/robots.txt");
  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
  await devtools.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: SITE_DATA });
  await page.emulateMedia({ colorScheme: "light", media: null });
  await page.setViewportSize({ width: 1280, height: 720 });
}

const SITE_DATA = "cookies,local_storage,indexeddb,cache_storage,service_workers";
