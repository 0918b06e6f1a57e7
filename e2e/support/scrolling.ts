import { chromium, type Page } from "@playwright/test";
import type { System } from "../system.ts";
import { operatorApi } from "./operator.ts";

/** Scroll performance: frames, the longest blocked time, and the delay until rows were rendered. */
type Scrolled = { frames: number; longestMs: number; settledMs: number };

const SCREEN = { width: 1280, height: 800 };
const TURNS = 120;
const TURN_PX = 900;

/** A browser signed in at one screen of the admin area. */
export async function withOperatorAt<T>(
  system: Pick<System, "url" | "env">,
  path: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: system.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  try {
    const { token } = await operatorApi(system.url, system.env);
    const page = await browser.newPage({ viewport: SCREEN, baseURL: system.url });
    await page
      .context()
      .addCookies([{ name: "admin-session", value: token, url: system.url, httpOnly: true, sameSite: "Strict" }]);
    await page.goto(path);
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** Scrolls down and up again with the mouse wheel, and records long frames. */
export async function scroll(page: Page, rows: string): Promise<Scrolled> {
  await page.mouse.move(SCREEN.width / 2, SCREEN.height / 2);
  await page.evaluate(() => {
    const seen = { frames: 0, longestMs: 0, goesOn: true };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longestMs = Math.max(seen.longestMs, duration);
    }).observe({ type: "long-animation-frame" });
    const count = (): void => {
      seen.frames++;
      if (seen.goesOn) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  for (let turn = 0; turn < TURNS; turn++) await page.mouse.wheel(0, turn < TURNS * 0.8 ? TURN_PX : -TURN_PX);
  const stopped = performance.now();
  await page.locator(rows).first().waitFor();
  const settledMs = performance.now() - stopped;
  const { frames, longestMs } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { frames: number; longestMs: number; goesOn: boolean } };
    seen.goesOn = false;
    return seen;
  });
  return { frames, longestMs, settledMs };
}
