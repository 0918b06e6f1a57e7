import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { eventually, quietLog } from "@hundeblick/kit/testing";
import { chromium } from "../../src/adapters/browser/chromium.ts";
import { chromiumPath } from "../support/chromium-path.ts";

const folder = mkdtempSync(join(tmpdir(), "hundeblick-hung-browser-"));
let group = 0;
afterAll(() => {
  if (isRunning()) process.kill(-group, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Some distributions start the browser by a script, which is another process. */
function startedByScript(): string {
  const script = join(folder, "browser");
  writeFileSync(script, `#!/bin/sh\necho $$ > "${folder}/pid"\n"${chromiumPath()}" "$@"\n`);
  chmodSync(script, 0o755);
  return script;
}

function isRunning(): boolean {
  try {
    return group > 0 && process.kill(-group, 0);
  } catch {
    return false;
  }
}

test("a browser that hangs is killed with all its processes, also when a script started it", async () => {
  const browser = chromium({ path: startedByScript(), log: quietLog, own: undefined, pins: async () => new Map() });
  await browser.use(async (opened) => void (await opened.version()));
  group = Number(readFileSync(join(folder, "pid"), "utf8"));
  expect(isRunning()).toBe(true);
  process.kill(-group, "SIGSTOP");
  await browser.stop();
  await eventually(isRunning, (still) => !still);
});

test("a pipe of a browser that has ended may still fail", async () => {
  const browser = chromium({ path: chromiumPath(), log: quietLog, own: undefined, pins: async () => new Map() });
  const [, , , write, read] = (await browser.use(async (opened) => opened.process()?.stdio)) ?? [];
  await browser.stop();
  for (const pipe of [write, read]) expect(pipe?.emit("error", new Error("read ECONNRESET"))).toBe(true);
});
