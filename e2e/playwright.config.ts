import { defineConfig } from "@playwright/test";
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from "@hundeblick/kit/testing/limits";

/** Change the catalogue and the settings, so they go through their files one by one. */
const OPERATORS = /admin-(?:catalogue|first-screen|keyboard|market|screens|settings|sign-in|status)\.spec\.ts$/;
/**
 * Half of the work looks at pages and changes nothing in the system: two files at once. Whatever is left are visits,
 * which share one provider and one mailbox.
 */
const PAGES =
  /(?:addresses|breeds|check-pages|details-form|editorial|every-page|guides|guides-more|site|tool-results|tools)\.spec\.ts$/;

/** The browser tests run against a system of their own (global-setup.ts), or against BASE_URL when it is set. */
export default defineConfig({
  testDir: "browser",
  globalSetup: "./global-setup.ts",
  outputDir: "test-results",
  workers: 3,
  projects: [
    { name: "operators", testMatch: OPERATORS, workers: 1 },
    { name: "visits", testIgnore: [OPERATORS, PAGES], workers: 1 },
    { name: "pages", testMatch: PAGES, workers: 2 },
  ],
  forbidOnly: true,
  // a file that needs a second try says so with secondTry() and why (decision 153)
  retries: 0,
  timeout: TEST_LIMIT_MS,
  expect: { timeout: WAIT_LIMIT_MS },
  reporter: [["list"], ["json", { outputFile: process.env["PLAYWRIGHT_JSON"] ?? "test-results/report.json" }]],
  use: {
    ...(process.env["BASE_URL"] ? { baseURL: process.env["BASE_URL"] } : {}),
    screenshot: "only-on-failure",
    // contrast measured in the middle of a change of colours would be that of no colour of ours
    contextOptions: { reducedMotion: "reduce" },
    // recording every page would cost a sixth of the processor time
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
