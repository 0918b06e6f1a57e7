// make engines: one owner's visit in the installed Firefox and WebKit (Safari's engine).
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { WIDE_TIMEOUTS_ENV } from "@hundeblick/kit/testing";
import sharp from "sharp";
import { findProgram } from "../../deploy/local/machine/find-program.ts";
import { buildPhonePhoto } from "../support/photos.ts";
import { startStubVision, type StubVision } from "../support/stub-vision.ts";
import { startSystem, type System } from "../system.ts";
import type { Browser } from "./browser.ts";
import { openFirefox } from "./firefox.ts";
import { visitAsOwner } from "./owners-visit.ts";
import { openWebKit } from "./webkit.ts";

const FIREFOX = process.env["FIREFOX_PATH"] || findProgram("firefox-esr") || findProgram("firefox");
const WEBKIT = process.env["WEBKIT_DRIVER"] || findProgram("WebKitWebDriver");
const ENGINES = [
  { name: "Firefox", program: FIREFOX, open: openFirefox, missing: "Debian: firefox-esr; or FIREFOX_PATH" },
  { name: "WebKit", program: WEBKIT, open: openWebKit, missing: "Debian: webkit2gtk-driver, xvfb; or WEBKIT_DRIVER" },
];

let system: System;
let vision: StubVision;
let photo: string;
before(async () => {
  vision = await startStubVision();
  const env = { VISION_PROVIDER: "openai", OPENAI_BASE_URL: vision.url, OPENAI_API_KEY: "none", OPENAI_MODEL: "none" };
  system = await startSystem({ env: { ...WIDE_TIMEOUTS_ENV, ...env, RATE_LIMITS: "off" } });
  photo = join(system.logs, "phone.jpg");
  writeFileSync(photo, await buildPhonePhoto());
});
after(async () => {
  await system.stop();
  await vision.close();
});

for (const { name, program, open, missing } of ENGINES)
  test(`${name}: a resized photo, a reload, a concern, the square, the report`, async () => {
    assert.ok(program, `${name} is not installed (${missing})`);
    const browser = await open(program);
    const sees = (verdict: string) => void Object.assign(vision, { verdict });
    let kept: Buffer;
    try {
      kept = await visitAsOwner({ browser, url: system.url, photo, sees });
    } catch (error) {
      await keepScreen(browser, name);
      throw error;
    } finally {
      await browser.close();
    }

    const { format, width, height, exif } = await sharp(kept).metadata();
    assert.deepEqual({ format, width, height, exif }, { format: "jpeg", width: 1200, height: 1600, exif: undefined });
    assert.ok(kept.length <= 400_000, `${kept.length} bytes`);
  });

test("their pages had no errors", () => {
  // errors in a browser are sent to the gateway, which logs them
  const log = readFileSync(join(system.logs, "gateway.log"), "utf8");
  const broke = log.split("\n").filter((line) => line.includes('"browser error"'));
  assert.deepEqual(broke, []);
});

async function keepScreen(browser: Browser, name: string): Promise<void> {
  const folder = join(import.meta.dirname, "..", "test-results");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.png`);
  writeFileSync(file, await browser.screenshot());
  console.error(`what ${name} showed: ${file}`);
}
