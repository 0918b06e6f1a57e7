import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--remote-debugging-port=0",
];
const START_MS = 20_000;

export type Chromium = { port: number; stop: () => Promise<void> };

/** Starts a browser with a temporary profile, and returns its debugging port. @throws {Error} after 20 s */
export async function startChromium(path = "/usr/bin/chromium"): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), "hundeblick-browser-"));
  const browser = spawn(path, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
    // a group of its own: the program may be a script that starts the browser
    detached: true,
  });
  const stop = async (): Promise<void> => {
    if (browser.exitCode === null && browser.pid !== undefined) {
      process.kill(-browser.pid);
      await once(browser, "exit");
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const { promise: port, resolve, reject } = Promise.withResolvers<number>();
  const late = setTimeout(() => reject(new Error(`${path} did not start`)), START_MS);
  browser.on("error", reject);
  createInterface(browser.stderr).on("line", (line) => {
    const found = line.match(/DevTools listening on ws:\/\/[^:]+:(\d+)/)?.[1];
    if (found) resolve(Number(found));
  });
  try {
    return { port: await port, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(late);
  }
}
