import { existsSync } from "node:fs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium-headless-shell",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The installed Chromium these tests run. */
export function chromiumPath(): string {
  const found = process.env["CHROMIUM_PATH"] || PLACES.find((place) => existsSync(place));
  if (!found) throw new Error("These tests need Chromium: install it, or name it with CHROMIUM_PATH.");
  return found;
}
