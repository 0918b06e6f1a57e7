import { setTimeout as wait } from "node:timers/promises";
import puppeteer, { type Browser } from "puppeteer-core";
import type { Log } from "@hundeblick/kit/log";
import { type Pins, resolverRules } from "./resolver-rules.ts";

/**
 * `pins` are resolved anew for each browser; `own` as in the allow-list; `sandbox` false where the system allows none
 * and the container is one.
 */
export type ChromiumOptions = {
  path: string;
  sandbox?: boolean;
  log: Pick<Log, "error">;
  own: string | undefined;
  pins: () => Promise<Pins>;
  idleMs?: number;
  retireMs?: number;
};
type Running = { browser: Browser; pins: Pins; since: number };

const STOP_MS = 3_000;
const FLAGS = [
  "--disable-gpu",
  "--no-proxy-server",
  "--disable-quic",
  "--no-pings",
  "--dns-prefetch-disable",
  "--blink-settings=imagesEnabled=false",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--force-webrtc-ip-handling-policy",
];

/**
 * One browser for all pages: started when first needed, closed when nobody needed it for a minute or its addresses
 * are ten minutes old, killed when it does not close. It hangs on a pipe of this process, so it ends with it, however
 * that ends.
 */
export function chromium({
  path,
  sandbox = true,
  log,
  own,
  pins,
  idleMs = 60_000,
  retireMs = 600_000,
}: ChromiumOptions) {
  let running: Promise<Running> | null = null;
  let users = 0;
  let idle: NodeJS.Timeout | undefined;

  async function start(): Promise<Running> {
    const pinned = await pins();
    const browser = await puppeteer.launch({
      executablePath: path,
      pipe: true,
      headless: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: 20_000,
      ignoreDefaultArgs: ["--disable-popup-blocking"],
      // Chromium rejects its sandbox to root
      args: [
        ...FLAGS,
        `--host-resolver-rules=${resolverRules(pinned, own)}`,
        ...(!sandbox || process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    });
    return { browser, pins: pinned, since: Date.now() };
  }

  function current(): Promise<Running> {
    if (running) return running;
    const starting = start();
    running = starting;
    // one that ends after the next was started must not be taken for it
    const clear = (): void => {
      if (running === starting) running = null;
    };
    void starting.then(
      ({ browser }) => {
        browser.once("disconnected", clear);
      },
      (error: unknown) => {
        log.error({ err: error }, "the browser does not start");
        clear();
      },
    );
    return starting;
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopping = running;
    running = null;
    const old = await stopping?.catch(() => null);
    if (old) await end(old.browser);
  }

  return {
    /** Gives the browser to `work`; it stays open at least as long. */
    async use<T>(work: (browser: Browser, pins: Pins) => Promise<T>): Promise<T> {
      clearTimeout(idle);
      users += 1;
      try {
        if (users === 1 && running && Date.now() - (await running).since > retireMs) await stop();
        const { browser, pins: pinned } = await current();
        return await work(browser, pinned);
      } finally {
        users -= 1;
        if (users === 0)
          idle = setTimeout(() => {
            void stop();
          }, idleMs).unref();
      }
    },
    /** Ends a browser that no longer obeys; the next use starts another. */
    stop,
    isRunning: (): boolean => running !== null,
  };
}

async function end(browser: Browser): Promise<void> {
  const child = browser.process();
  await Promise.race([browser.close().catch(() => undefined), wait(STOP_MS, undefined, { ref: false })]);
  if (child && child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
}
