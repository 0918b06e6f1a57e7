import { hash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import request from "supertest";
import { openSite } from "../../src/http/site/site-files.ts";
import { siteOf, testGateway, type TestGateway } from "../support/test-gateway.ts";

const THEME = `document.documentElement.dataset.theme="dark"`;
const STYLE = "body{margin:0}";
const home = `<!doctype html><html><head><style>${STYLE}</style><script>${THEME}</script><script type="application/ld+json">{"a":1}</script><script type="module" src="/assets/app-AbCd1234.js"></script></head><body style="color:red">home</body></html>`;
const script = "console.log('app')";
const cspHash = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;
const WEB = {
  "de/index.html": home,
  "de/index.html.br": brotliCompressSync(home),
  "de/index.html.gz": gzipSync(home),
  "en/index.html": home,
  "de/einwort/index.html": "<p>one word",
  "de/blog/index.html": "<p>list",
  "blog/some-post/index.html": "<p>post",
  "de/tools/zoomies-rechner/index.html": "<p>tool",
  "privacy/index.html": "<p>privacy",
  "terms.html": "<p>terms",
  "app.html": "<div id=root></div>",
  "app-report-de.html": `<meta property="og:title" content="Bericht"><div id=root></div>`,
  "app-report-pl.html": `<meta property="og:title" content="Raport"><div id=root></div>`,
  "assets/app-AbCd1234.js": script,
  "assets/app-AbCd1234.js.br": brotliCompressSync(script),
  "assets/app-AbCd1234.js.map": "{}",
  "assets/plain.js": script,
  "lang/de.json": `{"Go to Home":"Zur Startseite"}`,
  "img/hero.webp": "picture",
  "robots.txt": "User-agent: *",
  ".well-known/security.txt": "Contact: mailto:us@example.org\n",
  "de/feed.xml": "<rss/>",
  ".env": "SECRET=1",
};
const ADMIN = { "index.html": `<p>admin<script>boot()</script>`, "assets/admin-AbCd1234.js": script };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway({ web: WEB, admin: ADMIN });
});
const get = (path: string) => request(gateway.app).get(path);

describe("routing", () => {
  test.each([
    ["/", "/de"],
    ["/nothing", "/de"],
    ["/?utm_source=mail", "/de?utm_source=mail"],
    ["/de/nothing", "/de"],
    ["/fr", "/de"],
    ["/wp-login", "/de"],
    ["/en/nothing/", "/en"],
    ["/app", "/de"],
    ["/app-report-de", "/de"],
    ["/index", "/de"],
    ["/de/index", "/de"],
    ["/report/a/b", "/de"],
    ["/DE/upload", "/de"],
  ])("%s leads to %s", async (path, to) => {
    await get(path).expect(302).expect("location", to);
  });

  test.each([
    ["/de", "home"],
    ["/de/", "home"],
    ["/en", "home"],
    ["/de/tools/zoomies-rechner", "tool"],
    ["/privacy", "privacy"],
    ["/terms", "terms"],
    ["/de/upload", "id=root"],
    ["/en/details", "id=root"],
    ["/pl/analyzing", "id=root"],
    ["/de/report/example", "id=root"],
    ["/report/AbCdEf0123456789_-AbCd", "id=root"],
    ["/pl/report/AbCdEf0123456789_-AbCd", "id=root"],
    ["/de/blog", "list"],
    ["/blog/some-post", "post"],
    ["/blog/some-article", "id=root"],
    ["/de/einwort", "one word"],
    ["/seo-debug", "id=root"],
    ["/glob-test", "id=root"],
    ["/admin", "admin"],
    ["/admin/", "admin"],
    ["/admin/products/1/edit", "admin"],
    ["/admin/product-stats", "admin"],
  ])("%s is a page of the site, without a detour", async (path, content) => {
    const answer = await get(path)
      .expect(200)
      .expect("content-type", "text/html; charset=utf-8")
      .expect("cache-control", "no-cache");
    expect(answer.text).toContain(content);
  });

  test.each([
    ["/pl/report/AbCdEf0123456789_-AbCd", "Raport"],
    ["/report/AbCdEf0123456789_-AbCd", "Bericht"],
    ["/de/upload", undefined],
  ])("%s: a network may show of it: %s", async (path, title) => {
    const { text } = await get(path).expect(200);
    expect(text.match(/og:title" content="([^"]+)/)?.[1]).toBe(title);
  });

  test.each([
    "/de/test/some-test",
    "/pl/labrador-welpe/gelenkschutz",
    "/de/labrador-welpe/alter/gewicht",
    "/en/einwort",
    "/pl/Rasse_x/Alter-Y",
    "/en/tools/Ä ö",
    "/pl/check/nothing-of-ours",
  ])("%s is not there, which the app says in the language of the address", async (path) => {
    const answer = await get(path).expect(404).expect("content-type", "text/html; charset=utf-8");
    expect(answer.text).toContain("id=root");
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
  });

  test("redirects the slug of a concern in another language", async () => {
    await get("/pl/check/erbrechen?utm_source=x").expect(301).expect("location", "/pl/check/wymioty?utm_source=x");
  });

  test.each([
    "/assets/gone-AbCd1234.js",
    "/img/none.webp",
    "/lang/fr.json",
    "/favicon.ico",
    "/admin/assets/gone.js",
    "/.env",
    "/../../etc/passwd.txt",
    "/assets/app-AbCd1234.js.map",
    "/assets/..%2f..%2fpackage.json",
    "/%E0%A4%A",
  ])("%s is not there", async (path) => {
    await get(path).expect(404);
  });

  test("private and admin pages are not indexed", async () => {
    for (const path of [
      "/de/upload",
      "/report/AbCdEf0123456789_-AbCd",
      "/en/report/example",
      "/admin",
      "/seo-debug",
      "/glob-test",
      "/en/test/no-such-test",
    ])
      await get(path).expect("x-robots-tag", "noindex");
    expect((await get("/de")).headers["x-robots-tag"]).toBeUndefined();
    await get("/de/report/AbCdEf0123456789_-AbCd").expect("referrer-policy", "no-referrer");
    await get("/de").expect("referrer-policy", "strict-origin-when-cross-origin");
  });

  test("other methods get no pages", async () => {
    await request(gateway.app).post("/de").expect(404);
    await request(gateway.app).head("/de").expect(200);
  });
});

describe("files", () => {
  test("are compressed as the client accepts", async () => {
    const small = await get("/de")
      .set("Accept-Encoding", "gzip, deflate, br")
      .expect("content-encoding", "br")
      .expect("vary", /Accept-Encoding/);
    expect(small.text).toBe(home);
    await get("/de").set("Accept-Encoding", "gzip").expect("content-encoding", "gzip");
    expect((await get("/de").set("Accept-Encoding", "br;q=0, identity")).headers["content-encoding"]).toBeUndefined();
    await get("/assets/app-AbCd1234.js")
      .set("Accept-Encoding", "br")
      .expect("content-encoding", "br")
      .expect("content-type", /javascript/);
  });

  test.each([
    ["/assets/app-AbCd1234.js", "public, max-age=31536000, immutable"],
    ["/assets/plain.js", "no-cache"],
    ["/admin/assets/admin-AbCd1234.js", "public, max-age=31536000, immutable"],
    ["/de", "no-cache"],
    ["/lang/de.json", "no-cache"],
    ["/img/hero.webp", "public, max-age=86400, stale-while-revalidate=604800"],
    ["/robots.txt", "no-cache"],
  ])("%s is kept: %s", async (path, rule) => {
    await get(path).expect(200).expect("cache-control", rule);
  });

  test("a feed has its media type", async () => {
    await get("/de/feed.xml")
      .expect(200)
      .expect("content-type", /^application\/rss\+xml/);
  });

  test("unchanged files get a 304", async () => {
    const { headers } = await get("/lang/de.json");
    await get("/lang/de.json")
      .set("If-None-Match", headers["etag"] ?? "")
      .expect(304);
  });

  test("supports range requests", async () => {
    const answer = await get("/img/hero.webp").set("Range", "bytes=0-2").expect(206);
    expect(answer.body.toString()).toBe("pic");
    await get("/img/hero.webp").set("Range", "bytes=900-").expect(416);
  });

  test("a file deleted since the start is a 404", async () => {
    const web = siteOf(WEB);
    const broken = await testGateway({ site: openSite(web) });
    rmSync(join(web, "img/hero.webp"));
    await request(broken.app).get("/img/hero.webp").expect(404).expect("cache-control", "private, no-store");
  });
});

describe("security headers", () => {
  const policyOf = async (path: string) =>
    Object.fromEntries(
      ((await get(path)).headers["content-security-policy"] ?? "")
        .split(";")
        .map((rule) => rule.trim().split(" "))
        .map(([name, ...values]) => [name, values]),
    );

  test("allow scripts from files and those of the build only", async () => {
    const policy = await policyOf("/de");
    expect(policy["script-src"]).toEqual(["'self'", cspHash(THEME)]);
    expect(policy["style-src"]).toEqual(["'self'", cspHash(STYLE)]);
    expect(policy["frame-ancestors"]).toEqual(["'none'"]);
    expect(policy["object-src"]).toEqual(["'none'"]);
    expect(policy["upgrade-insecure-requests"]).toBeUndefined();
  });

  test("allow inline styles, but no foreign scripts in the admin area", async () => {
    const policy = await policyOf("/admin");
    expect(policy["script-src"]).toEqual(["'self'", cspHash("boot()")]);
    expect(policy["style-src"]).toEqual(["'self'", "'unsafe-inline'"]);
  });

  test("include the operator's origins", async () => {
    gateway = await testGateway({
      web: WEB,
      policy: { imageOrigins: ["https://pictures.example"], connectOrigins: ["https://errors.example"] },
    });
    const policy = await policyOf("/de");
    expect(policy["img-src"]).toEqual(["'self'", "data:", "blob:", "https://pictures.example"]);
    expect(policy["connect-src"]).toEqual(["'self'", "https://errors.example"]);
  });

  test("are on every reply", async () => {
    for (const path of ["/de", "/api/nothing", "/admin", "/gone.js", "/healthz"]) {
      expect((await get(path)).headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
        "permissions-policy": expect.stringContaining("camera=(self)"),
      });
      expect((await get(path)).headers["x-powered-by"]).toBeUndefined();
    }
  });
});

describe("the admin area on a host of its own", () => {
  beforeEach(async () => {
    gateway = await testGateway({ web: WEB, admin: ADMIN, adminHost: "admin.example", trustProxyHops: 1 });
  });
  test("is not found on other hosts", async () => {
    await get("/admin").set("Host", "admin.example:8080").expect(200);
    for (const path of ["/admin", "/ADMIN/", "/admin/assets/admin-AbCd1234.js", "/api/admin/products"])
      await get(path).set("Host", "www.example").expect(404);
  });
  test("is found by its host name in capitals, with a port", async () => {
    await get("/admin").set("Host", "Admin.Example:443").expect(200);
  });
  test("is not found by a host name that a proxy only passes on", async () => {
    for (const path of ["/admin", "/api/admin/products"])
      await get(path).set("Host", "www.example").set("X-Forwarded-Host", "admin.example").expect(404);
  });
});

describe("the build", () => {
  test("is a 503 with a page while missing, and appears without a restart", async () => {
    const folder = siteOf({});
    const site = openSite(folder);
    gateway = await testGateway({ site });
    await get("/de").expect(503).expect("retry-after", "2").expect("content-type", /html/);
    for (const [path, content] of Object.entries({ "app.html": "<p>shell<script>new()</script>" }))
      writeFileSync(join(folder, path), content);
    utimesSync(join(folder, "app.html"), new Date(), new Date());
    await site.refresh();
    const answer = await get("/de/upload").expect(200);
    expect(answer.text).toContain("shell");
    expect(answer.headers["content-security-policy"]).toContain(cspHash("new()"));
  });
});

test("security.txt has the build's contacts and never expires", async () => {
  const answer = await get("/.well-known/security.txt")
    .expect(200)
    .expect("content-type", /^text\/plain/);
  const [, expires = ""] = /^Contact: mailto:us@example.org\nExpires: (\S+)\n$/.exec(answer.text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(88);
  expect(days).toBeLessThanOrEqual(90);
});

test("HSTS includes subdomains if configured", async () => {
  await get("/de").expect("strict-transport-security", "max-age=63072000");
  gateway = await testGateway({ web: WEB, policy: { imageOrigins: [], connectOrigins: [], hstsSubdomains: true } });
  await get("/de").expect("strict-transport-security", "max-age=63072000; includeSubDomains");
});
