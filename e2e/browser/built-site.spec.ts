import { builtPages, deadLinks, headOf, htmlOf, pictureDigest } from "../support/built-site.ts";
import { expect, test } from "../support/visitor.ts";
import { LANGUAGES } from "../support/words.ts";

const canonicalOf = (html: string): string => html.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? "";
const SITE = new URL(canonicalOf(headOf("/de"))).origin;
/** Metadata of each page for search engines, by its path without language and whether it answers questions. */
const structureOf = (path: string, html: string): string[] => {
  if (path === "") return ["Organization", "WebSite"];
  if (path.startsWith("/tools/"))
    return ["WebApplication", ...(html.includes('name="faq"') ? ["FAQPage"] : []), "BreadcrumbList"];
  if (/^\/breeds\/(?!(?:compare|illnesses)$)/.test(path)) return ["WebPage", "BreadcrumbList"];
  if (path.startsWith("/check/")) return ["MedicalWebPage", "BreadcrumbList"];
  return /^\/(?:(?:accuracy|blog|breeds|breeds\/(?:compare|illnesses)|check|tools|privacy|terms|contact|impressum)$|topics\/)/.test(
    path,
  )
    ? ["BreadcrumbList"]
    : ["Article", "BreadcrumbList"];
};
/** A kind of result lies behind its tool, which is the page search engines are to list. */
const isResult = (page: string, canonical = canonicalOf(headOf(page))): boolean =>
  page.startsWith(`${canonical.slice(SITE.length)}/`);
const typesOf = (html: string): string[] => {
  const data = JSON.parse(html.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/)?.[1] ?? "{}") as {
    "@graph"?: { "@type": string }[];
  };
  return (data["@graph"] ?? []).map((part) => part["@type"]);
};
const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found);

/** Tags of a head, and how often each stands there. */
const HEAD_TAGS: [tag: RegExp, times: number][] = [
  [/<title>/g, 1],
  [/<meta name="description"/g, 1],
  [/<link rel="canonical"/g, 1],
  [/<meta property="og:(?:type|site_name|title|description|url|locale)" content="[^"]/g, 6],
];

/**
 * What is wrong with one of the pages. One list for all of them: an `expect` for each fact would take half a minute.
 */
function problemsOf(page: string, source: string, pages: ReadonlyMap<string, string>): string[] {
  const html = source.replaceAll(/&(?:#x27|quot|amp);/g, "'");
  const canonical = canonicalOf(html);
  const others = all(html, /<link rel="alternate" hrefLang="(?:de|en|pl)" href="([^"]+)"/g);
  const path = canonical.slice(SITE.length + 3);
  const structure = structureOf(path, html);
  const isArticle = structure.includes("Article");
  const previewed = isResult(page, canonical) ? page : canonical.slice(SITE.length);
  const checks: Record<string, boolean> = {
    address: /^\/(?:de|en|pl)(?:\/|$)/.test(canonical.slice(SITE.length)) && pages.has(canonical.slice(SITE.length)),
    "length of title": /<title>[^<]{12,85}<\/title>/.test(html),
    "length of description": /<meta name="description" content="[^"]{40,170}"/.test(html),
    "tags of the head": HEAD_TAGS.every(([tag, times]) => html.match(tag)?.length === times),
    picture: html.includes(`<meta property="og:image" content="${SITE}/og${previewed}.png"`),
    "address of the preview": html.includes(`<meta property="og:url" content="${SITE}${previewed}"`),
    "found by search": !html.includes("noindex"),
    languages: others.includes(canonical) && html.includes('hrefLang="x-default"'),
    "languages of a tool": !path.startsWith("/tools/") || others.length === LANGUAGES.length,
    // paths may be translated: translations name each other
    translations: others.every((other) => pages.get(other.slice(SITE.length))?.includes(canonical)),
    structure: typesOf(html).join() === structure.join(),
    "words of its picture": !isArticle || /\w{3}/.test(html.match(/<h1[\s\S]*?<img[^>]* alt="([^"]*)"/)?.[1] ?? ""),
    author: !isArticle || html.includes('"author":{"@type":"Organization","name":"Hundeblick"'),
    "number of words": html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, " ").split(/\s+/).length > 60,
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

test("every page has a title, a description, a canonical address, a picture and its languages", () => {
  const pages = new Map(builtPages().map((page) => [page, htmlOf(page)]));
  expect(pages.size).toBeGreaterThan(40);
  const problems = [...pages].map(([page, html]) => [page, problemsOf(page, html, pages)]);
  expect(problems.filter(([, wrong]) => wrong?.length !== 0)).toEqual([]);
});

test("no two pages of a language have one title or one description", () => {
  for (const tag of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
    const said = builtPages()
      .filter((page) => /^\/(?:de|en|pl)(?:\/|$)/.test(page) && !isResult(page))
      .map((page) => `${page.slice(0, 3)} ${headOf(page).match(tag)?.[1]}`);
    expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
  }
});

test("a text in three languages names all three, whatever their slugs", () => {
  const languagesOf = (page: string) => all(headOf(page), /<link rel="alternate" hrefLang="([^"]+)"/g).toSorted();
  expect(languagesOf("/pl/tools/zoomies-rechner")).toEqual(["de", "en", "pl", "x-default"]);
  expect(languagesOf("/de/labrador-welpe-gelenkschutz")).toEqual(["de", "en", "pl", "x-default"]);
});

test("the preview of a shared result names the result, and each looks different", () => {
  const results = builtPages().filter((page) => isResult(page));
  expect(results.length).toBeGreaterThan(180);
  const titles = results.map((page) => headOf(page).match(/og:title" content="([^"]+)/)?.[1]);
  expect(new Set(titles).size).toBe(results.length);
  expect(titles).toContain("Pure Lebensfreude – Zoomies-Rechner – Hundeblick");
  const pictures = results.map((page) => pictureDigest(`/og${page}`));
  expect(new Set(pictures).size).toBe(results.length);
});

test("the preview of a report is the same for all, in the language of its address", async ({ request }) => {
  const previewOf = async (path: string) => all(await (await request.get(path)).text(), /<meta property="(og:[^>]+)>/g);
  const [one, other] = [await previewOf(`/pl/report/${"a".repeat(22)}`), await previewOf("/pl/report/example")];
  expect(one).toContain('og:title" content="Raport o psie – Hundeblick"');
  expect(one).toEqual(other);
  expect((await request.get("/og/pl/report.png")).headers()["content-type"]).toBe("image/png");
});

test("each guide's questions are marked up with their answers", () => {
  for (const page of ["/de/zoomies-wilde-5-minuten-ratgeber", "/en/zoomies-mad-half-hour", "/pl/glupawka-u-psa"]) {
    const html = htmlOf(page);
    const count = (type: string): number => all(html, new RegExp(`(schema\\.org/${type})"`, "g")).length;
    expect([page, count("FAQPage"), count("Question"), count("Answer")]).toEqual([page, 1, 5, 5]);
  }
});

test("the built site has no broken links, pictures or anchors", () => {
  expect(deadLinks(SITE)).toEqual([]);
});

test("an icon is there for browsers that ask for /favicon.ico", async ({ request }) => {
  const icon = await request.get("/favicon.ico");
  expect([icon.status(), (await icon.body()).readUInt16LE(2)]).toEqual([200, 1]);
});

test("the sitemap lists each page once, robots.txt names it, and there is a feed in each language", async ({
  request,
}) => {
  const listed = all(await (await request.get("/sitemap.xml")).text(), /<loc>([^<]+)<\/loc>/g).map((url) =>
    url.slice(SITE.length),
  );
  const pages = builtPages().filter((page) => /^\/(de|en|pl)(\/|$)/.test(page) && !isResult(page));
  expect(listed.toSorted()).toEqual(pages);
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  for (const language of LANGUAGES) {
    const feed = await request.get(`/${language}/feed.xml`);
    expect(feed.headers()["content-type"]).toMatch(/^application\/rss\+xml/);
    expect(all(await feed.text(), /<item><title>([^<]+)/g).length).toBeGreaterThan(5);
  }
  expect((await request.get("/og/de/blog.png")).headers()["content-type"]).toBe("image/png");
});
