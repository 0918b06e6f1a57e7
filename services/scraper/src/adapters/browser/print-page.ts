import type { Browser, Page } from "puppeteer-core";
import type { Print } from "../../domain/print-queue.ts";
import { chromium, type ChromiumOptions } from "./chromium.ts";

/** A4 with its margins, in CSS pixels. */
const PX_PER_MM = 96 / 25.4;
const MARGIN_MM = { side: 13, end: 11 };
const PRINTABLE = { width: (210 - 2 * MARGIN_MM.side) * PX_PER_MM, height: (297 - 2 * MARGIN_MM.end) * PX_PER_MM };
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46];

/** Limit after which a browser is killed, because no caller waits any longer. */
const STUCK_MS = 5_000;

type PrinterOptions = Pick<ChromiumOptions, "path" | "sandbox" | "log" | "idleMs"> & { timeoutFactor?: number };

/** Prints pages in a Chromium without network and scripts. */
export function browserPrinter(options: PrinterOptions): { name: string; print: Print; close(): Promise<void> } {
  const browser = chromium({ ...options, own: undefined, pins: async () => new Map() });
  return {
    name: "printer",
    print: async (html) => {
      const printed = browser.use((running) => inOwnContext(running, (page) => toPdf(page, html)));
      const stuck = setTimeout(() => void browser.stop(), STUCK_MS * (options.timeoutFactor ?? 1));
      return printed.finally(() => clearTimeout(stuck));
    },
    close: browser.stop,
  };
}

async function inOwnContext<T>(running: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await running.createBrowserContext({ downloadBehavior: { policy: "deny" } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function toPdf(page: Page, html: string): Promise<Uint8Array> {
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on("request", (request) => void request.abort("aborted").catch(() => undefined));
  await page.setContent(html, { waitUntil: "domcontentloaded" });
  await page.emulateMediaType("print");
  const margin = {
    top: mm(MARGIN_MM.end),
    bottom: mm(MARGIN_MM.end),
    left: mm(MARGIN_MM.side),
    right: mm(MARGIN_MM.side),
  };
  return page.pdf({ format: "A4", margin, scale: await largestScale(page), printBackground: true });
}

const mm = (length: number): string => `${length}mm`;

/** The largest zoom at which everything fits on one sheet. */
async function largestScale(page: Page): Promise<number> {
  const layout = await page.createCDPSession();
  for (const scale of SCALES) {
    await page.setViewport({ width: Math.floor(PRINTABLE.width / scale), height: 1 });
    const { cssContentSize } = await layout.send("Page.getLayoutMetrics");
    if (cssContentSize.height <= PRINTABLE.height / scale - 2) return scale;
  }
  return SCALES.at(-1) ?? 1;
}
