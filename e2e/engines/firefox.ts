import { launch } from "puppeteer-core";
import type { Browser } from "./browser.ts";

/** An installed, headless Firefox over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const find = async (xpath: string) => {
    const found = await page.$(`::-p-xpath(${xpath})`);
    if (!found) throw new Error(`nothing on the page is ${xpath}`);
    return found;
  };
  return {
    open: async (url) => void (await page.goto(url)),
    run: (script) => page.evaluate(script),
    has: async (xpath) => (await page.$(`::-p-xpath(${xpath})`)) !== null,
    press: async (xpath) => (await find(xpath)).click(),
    type: async (xpath, text) => (await find(xpath)).type(text),
    choose: async (xpath, path) => (await (await find(xpath)).toElement("input")).uploadFile(path),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
