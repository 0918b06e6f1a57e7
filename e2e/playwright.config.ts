import { defineConfig } from "@playwright/test";

/** Half of the work looks at pages and changes nothing in the system; beside it goes what does. Each of the two goes through its files one by one. */
const PAGES = /(?:editorial|site|tools)\.spec\.ts$/;

/** The browser tests run against a system of their own (global-setup.ts), or against BASE_URL when it is set. */
export default defineConfig({
  testDir: "browser",
  globalSetup: "./global-setup.ts",
  outputDir: "test-results",
  workers: 2,
  projects: [
    { name: "system", testIgnore: PAGES, workers: 1 },
    { name: "pages", testMatch: PAGES, workers: 1 },
  ],
  forbidOnly: true,
  // on a busy machine; what needed it is named at the end of the run
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [["list"], ["json", { outputFile: process.env["PLAYWRIGHT_JSON"] ?? "test-results/report.json" }]],
  use: {
    ...(process.env["BASE_URL"] ? { baseURL: process.env["BASE_URL"] } : {}),
    screenshot: "only-on-failure",
    // recording every page costs a sixth of the processor time
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
