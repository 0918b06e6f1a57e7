import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { findChromium, findTestBrowser } from "./find-program.ts";

const before = { ...process.env };
const folders: string[] = [];
afterEach(() => {
  process.env = { ...before };
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A search path with these programs only. */
function installOnly(...programs: string[]): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), "programs-"));
  folders.push(folder);
  for (const name of programs) writeFileSync(join(folder, name), "", { mode: 0o755 });
  process.env = { PATH: folder };
  return (name) => join(folder, name);
}

test("browser tests take the headless shell, marketplaces a whole Chromium", () => {
  const at = installOnly("chromium-headless-shell", "chromium");
  expect(findTestBrowser()).toBe(at("chromium-headless-shell"));
  expect(findChromium()).toBe(at("chromium"));
});

test("each takes what there is", () => {
  const shell = installOnly("chromium-headless-shell");
  expect(findChromium()).toBe(shell("chromium-headless-shell"));
  const chrome = installOnly("google-chrome");
  expect(findTestBrowser()).toBe(chrome("google-chrome"));
});

test("CHROMIUM_PATH goes before both", () => {
  installOnly("chromium-headless-shell", "chromium");
  process.env["CHROMIUM_PATH"] = "/opt/browser";
  expect([findTestBrowser(), findChromium()]).toEqual(["/opt/browser", "/opt/browser"]);
});
