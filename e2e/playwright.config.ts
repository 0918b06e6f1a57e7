import { defineConfig } from "@playwright/test";
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from "@hundeblick/kit/testing/limits";

/** They change the catalogue and the settings, so they run sequentially. */
const OPERATORS = /admin-(?:catalogue|first-screen|keyboard|market|screens|settings|sign-in|status)\.spec\.ts$/;
/** Tests that change nothing run two files at once; the others are visits that share one provider and one mailbox. */
const PAGES =
  /(?:addresses|breeds|check-pages|details-form|editorial|every-page|guides|guides-more|site|tool-results|tools)\.spec\.ts$/;

/** Uses a system of its own (global-setup.ts), or BASE_URL. */
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
  // a file may set its own with a reason, `// second try: …` (decision 153)
  retries: 0,
  timeout: TEST_LIMIT_MS,
  expect: { timeout: WAIT_LIMIT_MS },
  reporter: [["list"], ["json", { outputFile: process.env["PLAYWRIGHT_JSON"] ?? "test-results/report.json" }]],
  use: {
    ...(process.env["BASE_URL"] ? { baseURL: process.env["BASE_URL"] } : {}),
    // without it a click on what is not there takes the whole time of a test
    actionTimeout: WAIT_LIMIT_MS,
    screenshot: "only-on-failure",
    // transitions off, because axe would measure contrast in the middle of one
    contextOptions: { reducedMotion: "reduce" },
    // traces would cost a sixth of the CPU time; they are there where a file has a second try
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // a page lives for seconds: optimised code comes too late and takes an eighth of its CPU time
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
});
