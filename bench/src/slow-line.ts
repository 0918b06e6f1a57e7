import { type Browser, chromium, type Page } from "@playwright/test";

/** A slow mobile connection: 5 Mbit/s both ways, 80 ms. */
const LINE = { offline: false, latency: 80, downloadThroughput: 625_000, uploadThroughput: 625_000 };

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
  await page.locator("[data-alive]").waitFor();
  // rendered when it is near
  await page.locator("#analyze").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Choose a photo" }).last().scrollIntoViewIfNeeded();
  return page;
}

/** Uploads a photo without answers; resolves with the report or an error. */
export async function photoToReport(page: Page, photo: Buffer): Promise<void> {
  await choose(page, photo);
  await page.getByRole("button", { name: "Start analysis" }).click();
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await page.locator(".overlay-state").waitFor({ timeout: 90_000 });
}

export const choose = (page: Page, photo: Buffer): Promise<void> =>
  page
    .locator('input[type="file"]:not([capture])')
    .first()
    .setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: photo });
