import { chromium } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/** Lighthouse slows a desktop of index 1,500 to 2,000 down four times, to be a mid-range phone. */
const DESKTOP_INDEX = 1_750;
const DESKTOP_SLOWDOWN = 4;

/**
 * Factor by which a browser's scripts are slowed down to run as on Lighthouse's phone, whatever else this machine
 * does. Source: "Calibrating the CPU slowdown", docs/throttling.md of Lighthouse.
 */
export async function processorSlowdown(port: number): Promise<number> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
    const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    await page.close();
    return Math.max(1, (DESKTOP_SLOWDOWN * index) / DESKTOP_INDEX);
  } finally {
    await browser.close();
  }
}
