import { setTimeout as wait } from "node:timers/promises";
import puppeteer, { type Browser } from "puppeteer-core";
import type { Log } from "@hundeblick/kit/log";
import { type Pins, resolverRules } from "./resolver-rules.ts";

/**
 * `pins` are resolved again for each browser; `own` as in the allow-list; `sandbox` is false in a container without
 * one.
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
  // the headless shell has no blocker of pop-ups
  "--block-new-web-contents",
  "--blink-settings=imagesEnabled=false",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--force-webrtc-ip-handling-policy",
];

/**
 * One shared browser: started on demand, closed when idle for a minute or when its addresses are ten minutes old,
 * killed if it does not close. Controlled over a pipe, so that it ends with this process.
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
      // Chromium has no sandbox as root
      args: [
        ...FLAGS,
        `--host-resolver-rules=${resolverRules(pinned, own)}`,
        ...(!sandbox || process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    });
    // puppeteer stops listening when one pipe closes; an error of another would end this process
    for (const pipe of browser.process()?.stdio ?? []) pipe?.on("error", () => undefined);
    return { browser, pins: pinned, since: Date.now() };
  }

  function current(): Promise<Running> {
    if (running) return running;
    const starting = start();
    running = starting;
    // ignores the exit of an earlier browser
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
    /** Runs `work` with the browser, which stays open meanwhile. */
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
    /** Kills a browser that hangs; the next use starts another. */
    stop,
    isRunning: (): boolean => running !== null,
  };
}

async function end(browser: Browser): Promise<void> {
  const child = browser.process();
  await Promise.race([browser.close().catch(() => undefined), wait(STOP_MS, undefined, { ref: false })]);
  // its group: a script may have started the browser
  if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null)
    process.kill(-child.pid, "SIGKILL");
}
