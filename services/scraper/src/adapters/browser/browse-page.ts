import { setTimeout as wait } from "node:timers/promises";
import type { Browser, HTTPRequest, Page } from "puppeteer-core";
import {
  type AllowList,
  allowList,
  PAGE_TIMEOUT_MS,
  MAX_BYTES,
  MAX_REDIRECTS,
  USER_AGENT,
} from "../http/allow-list.ts";
import type { GetPage, PageResponse } from "../../domain/host-limits.ts";
import type { GetPageOptions } from "../http/get-page.ts";
import { chromium, type ChromiumOptions } from "./chromium.ts";
import type { Pins } from "./resolver-rules.ts";

type BrowserReaderOptions = GetPageOptions & Pick<ChromiumOptions, "path" | "sandbox" | "log" | "idleMs" | "retireMs">;

/**
 * Reads pages in Chromium after their scripts ran, within the limits of a plain GET. Loads only the document itself.
 */
export function browserReader({
  path,
  sandbox = true,
  log,
  idleMs,
  retireMs,
  maxBytes = MAX_BYTES,
  limitMs = PAGE_TIMEOUT_MS,
  ...options
}: BrowserReaderOptions): { name: string; get: GetPage; isRunning(): boolean; close(): Promise<void> } {
  const allowed = allowList(options);
  const browser = chromium({
    path,
    sandbox,
    log,
    own: options.own,
    ...(idleMs !== undefined && { idleMs }),
    ...(retireMs !== undefined && { retireMs }),
    pins: async () =>
      new Map(
        (
          await Promise.all(
            options.hosts.map(
              async (host) => [host, (await allowed.pinOf(new URL(`https://${host}`)))?.address] as const,
            ),
          )
        ).filter((pin): pin is [string, string] => pin[1] !== undefined),
      ),
  });
  const read = async (running: Browser, pins: Pins, url: URL): Promise<PageResponse | null> => {
    if (url.origin !== options.own && !pins.has(url.hostname)) return null;
    // a profile of its own, so that pages share no storage
    const context = await running.createBrowserContext({ downloadBehavior: { policy: "deny" } });
    try {
      const looked = await Promise.race([
        context.newPage().then((page) => loadPage(page, url, allowed, maxBytes)),
        wait(limitMs, "late" as const, { ref: false }),
      ]);
      return looked === "late" ? null : looked;
    } finally {
      // a page that hangs is closed with the whole browser
      const left = await Promise.race([
        context.close().then(
          () => true,
          () => false,
        ),
        wait(2_000, false, { ref: false }),
      ]);
      if (!left) await browser.stop();
    }
  };
  return {
    name: "browser",
    get: async (url) =>
      (await allowed.pinOf(url)) ? browser.use((running, pins) => read(running, pins, url)).catch(() => null) : null,
    isRunning: browser.isRunning,
    close: browser.stop,
  };
}

async function loadPage(page: Page, url: URL, allowed: AllowList, maxBytes: number): Promise<PageResponse | null> {
  let first = true;
  let bytes = 0;
  let answered: PageResponse | null = null;
  let asked: HTTPRequest | null = null as HTTPRequest | null;
  const broken = Promise.withResolvers<PageResponse | null>();
  const network = await page.createCDPSession();
  await network.send("Network.enable");
  network.on("Network.dataReceived", ({ dataLength }) => {
    bytes += dataLength;
    if (bytes > maxBytes) broken.resolve(null);
  });
  /** The requested document and its redirects, but not what its scripts navigate to later. */
  const mayLoad = (request: HTTPRequest): boolean => {
    const hops = request.redirectChain().length;
    const target = URL.parse(request.url());
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame() || (hops === 0 && !first)) return false;
    first = false;
    asked = request;
    return hops <= MAX_REDIRECTS && target !== null && allowed.allows(target);
  };
  page.on("request", (request) => {
    void (mayLoad(request) ? request.continue() : request.abort("aborted")).catch(() => undefined);
  });
  page.on("requestfailed", (request) => {
    if (request === asked) broken.resolve(answered);
  });
  page.on("dialog", (dialog) => {
    void dialog.dismiss().catch(() => undefined);
  });
  page.on("response", (response) => {
    if (response.request().isNavigationRequest() && response.status() >= 400)
      answered = { status: response.status(), body: "", retryAfter: response.headers()["retry-after"] ?? null };
  });
  const open = async (): Promise<PageResponse | null> => {
    await page.goto(url.href, { waitUntil: "domcontentloaded", timeout: 0 });
    // not the result of goto, which is null after a script navigates
    const response = asked?.response();
    if (!response) return null;
    const headers = response.headers();
    const isHtml = /html/.test(headers["content-type"] ?? "text/html");
    // cut inside the page, because a script can enlarge it
    const body = isHtml
      ? await page.evaluate(`document.documentElement.outerHTML.slice(0, ${maxBytes + 1})`)
      : await response.text();
    return typeof body !== "string" || body.length > maxBytes
      ? null
      : { status: response.status(), body, retryAfter: headers["retry-after"] ?? null };
  };
  await page.setUserAgent({ userAgent: USER_AGENT });
  await page.setBypassServiceWorker(true);
  await page.setRequestInterception(true);
  // for an error without a body Chromium shows a page of its own
  return Promise.race([broken.promise, open().catch(() => answered)]);
}
