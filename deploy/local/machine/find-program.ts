import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Path of a program on the search path; undefined without one. */
export const findProgram = (name: string, path = process.env["PATH"] ?? ""): string | undefined =>
  path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(canRun);

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const MAC_BROWSERS = ["Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome"].map(
  (app) => `/Applications/${app}`,
);

/** Without windows; forty pages take 11.5 s of processor time instead of 19. */
const SHELL = "chromium-headless-shell";

/** The browser for marketplaces: CHROMIUM_PATH, else an installed one. */
export const findChromium = (): string | undefined =>
  process.env["CHROMIUM_PATH"] ||
  ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", SHELL]
    .map((name) => findProgram(name))
    .find(Boolean) ||
  MAC_BROWSERS.find(canRun);

/** The browser for browser tests: CHROMIUM_PATH, else the headless shell, else the browser for marketplaces. */
export const findTestBrowser = (): string | undefined =>
  process.env["CHROMIUM_PATH"] || findProgram(SHELL) || findChromium();
