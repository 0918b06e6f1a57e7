import { builtPages, deadLinks, htmlOf } from "../support/built-site.ts";
import { expect, test } from "../support/visitor.ts";
import { LANGUAGES } from "../support/words.ts";

const canonicalOf = (html: string): string => html.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? "";
const SITE = new URL(canonicalOf(htmlOf("/de"))).origin;
/**
 * What each page tells search engines about itself, by its path behind the language and whether it answers questions.
 */
const structureOf = (path: string, html: string): string[] => {
  if (path === "") return ["Organization", "WebSite"];
  if (path.startsWith("/tools/"))
    return ["WebApplication", ...(html.includes('name="faq"') ? ["FAQPage"] : []), "BreadcrumbList"];
  if (/^\/breeds\/(?!compare$)/.test(path)) return ["WebPage", "BreadcrumbList"];
  if (path.startsWith("/check/")) return ["MedicalWebPage", "BreadcrumbList"];
  return /^\/(?:(?:accuracy|blog|breeds|breeds\/compare|check|tools|privacy|terms|contact|impressum)$|topics\/)/.test(
    path,
  )
    ? ["BreadcrumbList"]
    : ["Article", "BreadcrumbList"];
};
/** Pages of breeds share the picture of their list. */
const pictureOf = (canonical: string): string =>
  canonical.slice(SITE.length).replace(/^(\/..\/breeds)\/(?!compare$).*/, "$1");
const typesOf = (html: string): string[] => {
  const data = JSON.parse(html.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/)?.[1] ?? "{}") as {
    "@graph"?: { "@type": string }[];
  };
  return (data["@graph"] ?? []).map((part) => part["@type"]);
};
const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found);

test("every page that was built has a title, a description, its own address, a picture and its languages", () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(40);
  for (const page of pages) {
    const html = htmlOf(page).replaceAll(/&(?:#x27|quot|amp);/g, "'");
    const canonical = canonicalOf(html);
    expect(canonical, page).toMatch(new RegExp(`^${SITE}/(de|en|pl)(/|$)`));
    expect(pages, page).toContain(canonical.slice(SITE.length));
    expect(html, page).toMatch(/<title>[^<]{12,}<\/title>/);
    expect(html, page).toMatch(/<meta name="description" content="[^"]{40,170}"/);
    expect(html, page).toContain(`<meta property="og:image" content="${SITE}/og${pictureOf(canonical)}.png"`);
    expect(html, page).not.toContain("noindex");
    const others = all(html, /<link rel="alternate" hrefLang="(?:de|en|pl)" href="([^"]+)"/g);
    expect(others, page).toContain(canonical);
    for (const other of others) expect(pages, page).toContain(other.slice(SITE.length));
    const path = canonical.slice(SITE.length + 3);
    // an address may be in the words of its language: translations name each other
    for (const other of others) expect(htmlOf(other.slice(SITE.length)), `${page}: ${other}`).toContain(canonical);
    for (const property of ["og:type", "og:site_name", "og:title", "og:description", "og:url", "og:locale"]) {
      expect(html, page).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`));
    }
    if (structureOf(path, html).includes("Article")) {
      expect(html.match(/<h1[\s\S]*?<img[^>]* alt="([^"]*)"/)?.[1], `${page}: its picture is described`).toMatch(
        /\w{3}/,
      );
      expect(html, page).toContain('"author":{"@type":"Organization","name":"Hundeblick"');
    }
    expect(typesOf(html), page).toEqual(structureOf(path, html));
    expect(
      html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, " ").split(/\s+/).length,
      `${page}: words`,
    ).toBeGreaterThan(60);
  }
});

test("a text in three languages names all three, whatever words their addresses are made of", () => {
  const languagesOf = (page: string) => all(htmlOf(page), /<link rel="alternate" hrefLang="([^"]+)"/g).toSorted();
  expect(languagesOf("/pl/tools/zoomies-rechner")).toEqual(["de", "en", "pl", "x-default"]);
  expect(languagesOf("/de/labrador-welpe-gelenkschutz")).toEqual(["de", "en", "pl", "x-default"]);
});

test("each guide's questions are marked up with their answers", () => {
  for (const page of ["/de/zoomies-wilde-5-minuten-ratgeber", "/en/zoomies-mad-half-hour", "/pl/glupawka-u-psa"]) {
    const html = htmlOf(page);
    const count = (type: string): number => all(html, new RegExp(`(schema\\.org/${type})"`, "g")).length;
    expect([page, count("FAQPage"), count("Question"), count("Answer")]).toEqual([page, 1, 5, 5]);
  }
});

test("no link, picture or anchor of the built site leads nowhere", () => {
  expect(deadLinks(SITE)).toEqual([]);
});

test("the sitemap lists each page once, robots.txt names it, and there is a feed in each language", async ({
  request,
}) => {
  const listed = all(await (await request.get("/sitemap.xml")).text(), /<loc>([^<]+)<\/loc>/g).map((url) =>
    url.slice(SITE.length),
  );
  expect(listed.toSorted()).toEqual(builtPages().filter((page) => /^\/(de|en|pl)(\/|$)/.test(page)));
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  for (const language of LANGUAGES) {
    const feed = await request.get(`/${language}/feed.xml`);
    expect(feed.headers()["content-type"]).toMatch(/^application\/rss\+xml/);
    expect(all(await feed.text(), /<item><title>([^<]+)/g).length).toBeGreaterThan(5);
  }
  expect((await request.get("/og/de/blog.png")).headers()["content-type"]).toBe("image/png");
});
