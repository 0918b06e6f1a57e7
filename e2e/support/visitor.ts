import { expect, type Page, type Response, type TestInfo, test as base } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { atRest, watchRequests } from "./at-rest.ts";
import type { StubVision } from "./stub-vision.ts";
import { buildPhoto } from "./photos.ts";
import { type Language, words } from "./words.ts";

/** A page for a test that fails on every console error and page error. */
export async function withoutErrors(
  page: Page,
  use: (page: Page) => Promise<void>,
  { annotations }: TestInfo,
): Promise<void> {
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(`${message.text()} ${message.location().url}`);
  });
  watchRequests(page);
  await use(page);
  // a page may still be loading scripts through a route of the test
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const expected = annotations
    .filter(({ type }) => type === "expects-error")
    .map(({ description = "" }) => new RegExp(description));
  expect(wrong.filter((text) => !expected.some((known) => known.test(text)))).toEqual([]);
}

export const test = base.extend<{ page: Page }>({ page: ({ page }, use, info) => withoutErrors(page, use, info) });
export { expect };

/** Emulates a phone. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
};

type PhotoFile = { name: string; mimeType: string; buffer: Buffer };
let seed = 100;
export const photoFile = async (): Promise<PhotoFile> => ({
  name: "frieda.jpg",
  mimeType: "image/jpeg",
  buffer: await buildPhoto({ seed: seed++, width: 900, height: 700 }),
});

export async function choosePhoto(page: Page, language: Language, file?: PhotoFile): Promise<void> {
  const input = page.locator('input[type="file"]:not([capture])');
  await page
    .getByRole("button", { name: words(language, "Choose a photo") })
    .last()
    .scrollIntoViewIfNeeded();
  await input.first().setInputFiles(file ?? (await photoFile()));
  await expect(page.getByText(words(language, "Image ready for analysis"))).toBeVisible();
}

/** From the home page on a desktop to the e-mail gate. */
export async function analyseOnDesktop(page: Page, language: Language, name: string): Promise<void> {
  await open(page, `/${language}#analyze`);
  await choosePhoto(page, language);
  await page.getByRole("button", { name: words(language, "Start analysis") }).click();
  await page.getByLabel(words(language, "Name"), { exact: true }).fill(name);
  await page.getByRole("button", { name: words(language, "Continue") }).click();
  await expect(page.getByRole("heading", { name: words(language, "Analysis complete") })).toBeVisible();
}

export async function unlock(page: Page, language: Language, email: string): Promise<void> {
  await page.getByLabel(words(language, "Your e-mail address")).fill(email);
  await page.getByRole("button", { name: words(language, "Unlock report") }).click();
}

/** Minified, because each page compiles it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Violations found by axe, which runs inside the page because our pages have no frames. It reads colours some time after
 * the elements, so nothing may change meanwhile.
 */
async function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    // no rule of these reads style sheets, which takes a tenth of the time
    (only) => window.axe.run(document, { runOnly: only, resultTypes: ["violations"], preload: { assets: ["media"] } }),
    runOnly,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(" "))
        .slice(0, 4)
        .join(" | ")}`,
  );
}
declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** All automatic rules of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  expect(await violationsOf(page, { type: "tag", values })).toEqual([]);
}

/** The only rule that depends on the colour scheme. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await violationsOf(page, { type: "rule", values: ["color-contrast"] })).toEqual([]);
}

/** Nothing is outside of the window; only parts of the page may scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(content, `nothing to scroll sideways at ${width} px`).toBeLessThanOrEqual(width ?? 0);
}

/** The same in a window of this width. */
export async function expectNoScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 720 });
  await expectFits(page);
}

/** Sets the next result of the vision server. */
export async function script(what: Partial<Pick<StubVision, "delayMs" | "verdict" | "breeds">>): Promise<void> {
  await fetch(`${process.env["VISION_URL"]}/script`, { method: "POST", body: JSON.stringify(what) });
}

/** Waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await page.locator("[data-hydrated]").waitFor();
  return answer;
}

/** Opens the first page of a visit and waits for its last request, the visit's event. */
export const openFirst = (page: Page, path: string): Promise<unknown> =>
  Promise.all([page.waitForResponse((response) => response.url().endsWith("/api/track/event")), open(page, path)]);
