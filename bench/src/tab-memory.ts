import type { Browser, Page } from "@playwright/test";
import { residentMb, peakOf } from "./process-memory.ts";

/** Peak memory of a browser's largest tab above the current one, in MB, during the work. */
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

/** Resolves when the chosen photo is ready. */
export const photoReady = (page: Page): Promise<void> =>
  page.getByText("Image ready for analysis").waitFor({ timeout: 60_000 });
