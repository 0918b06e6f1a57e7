import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventually, quietLog } from "@hundeblick/kit/testing";
import { browserReader } from "../../src/adapters/browser/browse-page.ts";
import { type GetPageOptions, pageGetter } from "../../src/adapters/http/get-page.ts";
import type { GetPage } from "../../src/domain/host-limits.ts";
import { chromiumPath } from "../support/chromium-path.ts";
import { localShop, page } from "../support/local-shop.ts";
import { forbiddenUrls } from "../support/forbidden-urls.ts";

let shop: Awaited<ReturnType<typeof localShop>>;
let other: Awaited<ReturnType<typeof localShop>>;
const open: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  [shop, other] = await Promise.all([localShop(), localShop()]);
});
beforeEach(() => {
  for (const each of [shop, other]) Object.assign(each, { asked: [], connections: 0 });
  other.answer = page(200, "private");
});
afterAll(async () => {
  for (const each of [...open, shop, other]) await each?.close();
});

const browser = (options: Partial<Parameters<typeof browserReader>[0]> = {}) => {
  const reader = browserReader({ path: chromiumPath(), log: quietLog, hosts: [], own: shop.origin, ...options });
  open.push(reader);
  return reader;
};
const READERS: Record<string, (options?: Partial<GetPageOptions>) => GetPage> = {
  plain: (options) => pageGetter({ hosts: [], own: shop.origin, ...options }),
  browser: (options) => browser(options).get,
};
const at = (path: string): URL => new URL(path, shop.origin);

describe.each(Object.entries(READERS))("the %s reader", (_name, reader) => {
  let get: GetPage;
  beforeAll(() => {
    get = reader();
  });

  test("returns page, status and Retry-After", async () => {
    shop.answer = page(200, "<!doctype html><title>Hüftpulver</title><p id=a>19,90&nbsp;€</p>");
    const got = await get(at("/dp/1"));
    expect(got).toMatchObject({ status: 200, retryAfter: null });
    expect(got?.body).toContain("<title>Hüftpulver</title>");
    expect(got?.body).toMatch(/<p id="?a"?>19,90(&nbsp;|\u00A0)€<\/p>/);
    shop.answer = page(503, "<p>later</p>", { "retry-after": "120" });
    expect(await get(at("/dp/1"))).toMatchObject({
      status: 503,
      retryAfter: "120",
      body: expect.stringContaining("<p>later</p>"),
    });
  });

  test("returns the status of an error without a page", async () => {
    shop.answer = page(404);
    expect(await get(at("/dp/1"))).toMatchObject({ status: 404 });
    shop.answer = page(429, "", { "retry-after": "7" });
    expect(await get(at("/dp/1"))).toMatchObject({ status: 429, retryAfter: "7" });
  });

  test("returns plain text unchanged", async () => {
    shop.answer = page(200, "User-agent: *\nDisallow: /a<b\n", { "content-type": "text/plain" });
    expect((await get(at("/robots.txt")))?.body).toBe("User-agent: *\nDisallow: /a<b\n");
  });

  test("follows a limited number of redirects inside the marketplace", async () => {
    shop.answer = (request, response) => {
      response
        .writeHead(request.url === "/end" ? 200 : 302, {
          location: request.url === "/a" ? "/b" : "/end",
          "content-type": "text/html",
        })
        .end("arrived");
    };
    expect((await get(at("/a")))?.body).toContain("arrived");
    expect(shop.asked).toEqual(["/a", "/b", "/end"]);
    shop.answer = (_request, response) => {
      response.writeHead(302, { location: `/${shop.asked.length}` }).end();
    };
    expect(await get(at("/again"))).toBeNull();
    expect(shop.asked).toHaveLength(3 + 4);
  });

  test.each(["private address", "same machine"])("does not follow one to a %s", async (where) => {
    const location = where === "same machine" ? `${other.origin}/secret` : "http://169.254.169.254/latest";
    shop.answer = page(302, "", { location });
    expect(await get(at("/x"))).toBeNull();
    expect(other.connections).toBe(0);
  });

  test("requests only hosts of the allow-list, and none with a private address", async () => {
    const resolved: string[] = [];
    const careful = reader({
      hosts: ["shop.example"],
      resolve: async (host) => {
        resolved.push(host);
        return null;
      },
    });
    for (const url of [...forbiddenUrls(other.origin), `http://user@${new URL(shop.origin).host}/`])
      expect(await careful(new URL(url))).toBeNull();
    expect(resolved).toEqual(["shop.example"]);
    expect([shop.connections, other.connections]).toEqual([0, 0]);
  });

  test("rejects a page that is too long, too slow, truncated or unreachable", async () => {
    shop.answer = page(200, `<p>${"x".repeat(50_000)}</p>`);
    expect(await reader({ maxBytes: 40_000 })(at("/"))).toBeNull();
    shop.answer = (_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const more = setInterval(() => response.write("x".repeat(10_000)), 5);
      response.on("close", () => clearInterval(more));
    };
    expect(await reader({ maxBytes: 40_000 })(at("/"))).toBeNull();
    shop.answer = () => undefined;
    expect(await reader({ limitMs: 400 })(at("/"))).toBeNull();
    shop.answer = (_request, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": "1000" });
      response.write("<p>half</p>", () => response.destroy());
    };
    expect(await get(at("/"))).toBeNull();
    expect(await reader({ own: "http://127.0.0.1:1" })(new URL("http://127.0.0.1:1/"))).toBeNull();
  });
});

describe("the browser", () => {
  test("reads what a script of the page rendered", async () => {
    shop.answer = page(
      200,
      "<div id=p></div><script>document.getElementById('p').textContent = 6 * 7 + ' Sterne'</script>",
    );
    expect((await browser().get(at("/")))?.body).toContain('<div id="p">42 Sterne</div>');
  });

  test("loads nothing but the document", async () => {
    const tries = (
      origin: string,
    ) => `<img src="${origin}/i.png"><link rel=stylesheet href="${origin}/s.css"><link rel=prefetch href="${origin}/p"><script src="${origin}/s.js"></script><iframe src="${origin}/f"></iframe>
<video src="${origin}/v.mp4"></video><object data="${origin}/o"></object><style>@font-face{font-family:f;src:url(${origin}/f.woff)} p{font-family:f;background:url(${origin}/b.png)}</style><p>x</p>
<script>fetch("${origin}/fetch").catch(()=>0); navigator.sendBeacon("${origin}/beacon"); new WebSocket("${origin.replace("http", "ws")}/ws"); new EventSource("${origin}/es"); window.open("${origin}/popup");
new Worker(URL.createObjectURL(new Blob(['fetch("${origin}/worker");new WebSocket("${origin.replace("http", "ws")}/wws")']))); addEventListener("DOMContentLoaded", () => { location.href = "${origin}/away"; }); alert("x")</script>`;
    shop.answer = (request, response) =>
      page(200, request.url === "/slow" ? `${tries(shop.origin)}${tries(other.origin)}<p>end</p>` : "")(
        request,
        response,
      );
    const got = await browser().get(at("/slow"));
    expect(got?.body).toContain("<p>end</p>");
    expect(other.connections).toBe(0);
    // sockets cannot be intercepted and the icon is requested by the browser itself; both reach only the marketplace
    expect(shop.asked.filter((path) => !path.endsWith("ws"))).toEqual(["/slow"]);
  });

  test("survives a hanging page, and clears storage", async () => {
    const reader = browser({ limitMs: 1_500 });
    shop.answer = page(200, "<script>for (;;);</script>");
    expect(await reader.get(at("/"))).toBeNull();
    shop.answer = page(
      200,
      "<script>document.write(document.cookie + localStorage.length + '!'); document.cookie = 'a=b'; localStorage.setItem('c', 'd')</script>",
    );
    for (const _turn of [1, 2]) expect((await reader.get(at("/")))?.body).toContain("0!");
  });

  test("is shared, closes when idle, and restarts", async () => {
    const reader = browser({ idleMs: 200 });
    shop.answer = page(200, "<p>hello</p>");
    expect(reader.isRunning()).toBe(false);
    await Promise.all([reader.get(at("/1")), reader.get(at("/2"))]);
    expect(reader.isRunning()).toBe(true);
    await eventually(
      () => reader.isRunning(),
      (is) => !is,
    );
    expect((await reader.get(at("/3")))?.status).toBe(200);
    await reader.close();
    expect(reader.isRunning()).toBe(false);
  });

  test("that does not start reads nothing and is logged", async () => {
    const said: unknown[] = [];
    expect(
      await browser({ path: "/no/such/chromium", log: { error: (...line: unknown[]) => void said.push(line[1]) } }).get(
        at("/"),
      ),
    ).toBeNull();
    expect(said).toEqual(["the browser does not start"]);
  });
});
