import type { Browser, Page } from "@playwright/test";
import { residentMb, peakOf } from "./process-memory.ts";

/** Most memory a browser's largest tab takes above what it has now, in MB, while the work is done in it. */
export async function tabMemoryDuring(browser: Browser, work: () => Promise<unknown>): Promise<number> {
  const pid = await largestRenderer(browser);
  const before = residentMb(pid);
  return (await peakOf(() => residentMb(pid), 10, work)) - before;
}

async function largestRenderer(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  return renderers.toSorted((a, b) => residentMb(b) - residentMb(a))[0] ?? 0;
}

/** Resolves once the page says that the chosen photo is ready. */
export const photoReady = (page: Page): Promise<void> =>
  page.getByText("Image ready for analysis").waitFor({ timeout: 60_000 });
