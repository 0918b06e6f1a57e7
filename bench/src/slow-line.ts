import { type Browser, chromium, type Page } from "@playwright/test";

/** The line of a phone in a village: 5 Mbit/s both ways, 80 ms. */
const LINE = { offline: false, latency: 80, downloadThroughput: 625_000, uploadThroughput: 625_000 };

export const openBrowser = (path = "/usr/bin/chromium"): Promise<Browser> =>
  chromium.launch({
    executablePath: path,
    args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });

/**
 * The upload section of the home page, on a slow line, alive. `original`: the page finds no canvas outside of the
 * document, so the photo is sent as it was chosen.
 */
export async function openOnSlowLine(browser: Browser, url: string, { original = false } = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  if (original) await page.addInitScript(() => Reflect.deleteProperty(globalThis, "OffscreenCanvas"));
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await page.goto("/en");
  await page.locator("[data-alive]").waitFor();
  // the section comes when it is near
  await page.locator("#analyze").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Choose a photo" }).last().scrollIntoViewIfNeeded();
  return page;
}

/** Chooses a photo, starts and skips the questions; resolves when the report, or the reason for none, is there. */
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
