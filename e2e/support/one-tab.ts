import type { CDPSession, Page } from "@playwright/test";
import { test as base, withoutErrors } from "./visitor.ts";

type Tab = { page: Page; devtools: CDPSession };

/**
 * Tests that look at page after page in one tab of their worker: what the browser has fetched and compiled stays there,
 * which is half the work of a page; what it keeps of a visit is gone before each test.
 */
export const test = base.extend<{ page: Page }, { tab: Tab }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env["BASE_URL"] ?? "", reducedMotion: "reduce" });
      // an element of the built page that is still there afterwards was taken over and not drawn again
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
    await forgetVisit(tab);
    await withoutErrors(tab.page, use, info);
    tab.page.removeAllListeners("request");
  },
});

/** As a visitor comes for the first time, but for files the browser has in its cache. */
async function forgetVisit({ page, devtools }: Tab): Promise<void> {
  // a page of ours without a script: what is left there writes nothing any more
  await page.goto("/robots.txt");
  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
  await devtools.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: KEPT });
  await page.emulateMedia({ colorScheme: "light", media: null });
  await page.setViewportSize({ width: 1280, height: 720 });
}

const KEPT = "cookies,local_storage,indexeddb,cache_storage,service_workers";
