import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium, type FileChooser, type Page } from "@playwright/test";

/** A slow mobile connection: 5 Mbit/s both ways, 80 ms. */
const LINE = { offline: false, latency: 80, downloadThroughput: 625_000, uploadThroughput: 625_000 };

const CHOOSING_MS = 2_000;

export const openBrowser = (path = "/usr/bin/chromium"): Promise<Browser> =>
  chromium.launch({
    executablePath: path,
    args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });

/** The hydrated upload section on a slow connection. `original`: without canvas, so that the photo is not resized. */
export async function openOnSlowLine(browser: Browser, url: string, { original = false } = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  if (original) await page.addInitScript(() => Reflect.deleteProperty(globalThis, "OffscreenCanvas"));
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await page.goto("/en");
  await page.locator("[data-hydrated]").waitFor();
  // rendered when it is near
  await page.locator("#analyze").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Choose a photo" }).last().scrollIntoViewIfNeeded();
  return page;
}

/** From the choice of a photo in the open picker to its report, without answers, or to an error. */
export async function photoToReport(page: Page, picker: FileChooser, file: string): Promise<void> {
  await picker.setFiles(file);
  await page.getByRole("button", { name: "Start analysis" }).click();
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await page.locator(".overlay-state").waitFor({ timeout: 90_000 });
}

/** The device's picker, in which an owner has looked for a photo for two seconds. */
export async function openPicker(page: Page): Promise<FileChooser> {
  const opened = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a photo" }).last().click();
  await pause(CHOOSING_MS);
  return opened;
}

/** Runs with the photo as a file, as an owner has it: bytes would travel to the browser within the measured time. */
export async function withFile<T>(photo: Buffer, run: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "hundeblick-bench-"));
  try {
    const file = join(folder, "photo.jpg");
    await writeFile(file, photo);
    return await run(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
