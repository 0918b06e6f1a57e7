import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { OPERATOR } from "../src/content/operator.ts";
import { feeds, robots, securityTxt, sitemap } from "./feeds.ts";
import { sitePages } from "./site-pages.ts";
import { writeSocialPicture } from "./social-pictures.ts";

const FONTS = ["figtree-latin", "bricolage-grotesque-latin"];
const POLISH_FONTS = ["figtree-polish", "bricolage-grotesque-polish"];
const MAIN = "src/main.tsx";

/**
 * Writes `dist/<path>/index.html` and a social picture for every public page, the files for robots, and
 * `dist/app.html`. Answers the number of pages.
 */
export async function prerenderSite({ render, dist, texts, entries, siteUrl }) {
  const shell = readFileSync(new URL("index.html", dist), "utf8");
  const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
  const pages = sitePages(entries);
  for (const { path, language, sources, languages, alternate, entry } of pages) {
    const words = language === "en" ? {} : JSON.parse(readFileSync(new URL(`${language}.json`, texts), "utf8"));
    const { head, body } = headAndBody(await render(path, language, words));
    if (!body.includes("<h1")) throw new Error(`${path} was drawn without a heading`);
    const html = shell
      .replace('lang="de"', `lang="${language}"`)
      .replace(STYLESHEET, "")
      .replace("<!--head-->", () => head + fontsAhead(manifest, language) + styles(manifest, sources, dist))
      .replace(
        '<div id="root"><!--app-->',
        () => `<div id="root" data-page="${language} ${path}"${sameAs(path, alternate(language))}>${body}`,
      );
    write(new URL(`.${path}/index.html`, dist), html);
    if (languages.length > 0)
      await writeSocialPicture(
        { title: titleOf(head), drawing: entry?.image ?? "floppy" },
        fileURLToPath(new URL(`og${path}.png`, dist)),
      );
  }
  for (const [path, feed] of feeds(entries, siteUrl)) write(new URL(`.${path}`, dist), feed);
  write(new URL("sitemap.xml", dist), sitemap(pages, siteUrl));
  write(new URL("robots.txt", dist), robots(siteUrl));
  write(new URL(".well-known/security.txt", dist), securityTxt(siteUrl, OPERATOR));
  const app = shell.replace("<!--head-->", () => scriptsAhead(manifest, MAIN)).replace("<!--app-->", "");
  writeFileSync(new URL("app.html", dist), app);
  // The gateway sends "/" to "/de"; a page without language would only be found by accident.
  rmSync(new URL("index.html", dist));
  return pages.length;
}

/**
 * A page that lies at an address without language as well: it speaks the language it was built in, whatever its reader
 * chose before.
 */
const sameAs = (path, real) => (real === path ? "" : ` data-as="${real}"`);

function write(file, content) {
  mkdirSync(new URL(".", file), { recursive: true });
  writeFileSync(file, content);
}

/** React writes title, meta and link first when there is no <head> in the tree: they move there. */
function headAndBody(html) {
  const [head] = html.match(/^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/);
  return { head, body: html.slice(head.length) };
}

/** Title of the page as a person reads it, without the name of the site. */
const titleOf = (head) =>
  (head.match(/<title[^>]*>([^<]*)</)?.[1] ?? "Hundeblick")
    .replace(/^Hundeblick – | – Hundeblick$/, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');

/** The fonts of the first screen: known at once, not only when the styles ask for them. */
const fontsAhead = (manifest, language) =>
  [...FONTS, ...(language === "pl" ? POLISH_FONTS : [])]
    .map((name) => manifest[`../web-kit/src/fonts/${name}.woff2`])
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join("");

const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;

/**
 * All styles of the page, written into it: the first paint waits for one answer instead of two. The links that are
 * switched off load nothing; they tell the scripts that these files are there, else each would come again and the page
 * be laid out anew.
 */
function styles(manifest, sources, dist) {
  const keys = ["index.html", MAIN, ...sources].flatMap((source) => [...withImports(manifest, source)]);
  const files = [...new Set(keys.flatMap((key) => manifest[key].css ?? []))];
  const known = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  return `<style>${files.map((file) => readFileSync(new URL(file, dist), "utf8").trim()).join("")}</style>${known.join("")}`;
}

/** Scripts of a screen that is drawn in the browser, asked for together with the first one instead of after it. */
function scriptsAhead(manifest, source) {
  const main = withImports(manifest, "index.html");
  const own = [...withImports(manifest, source)].filter((key) => !main.has(key));
  return own.map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key].file}">`).join("");
}

function withImports(manifest, key, found = new Set()) {
  if (found.has(key) || !manifest[key]) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) withImports(manifest, next, found);
  return found;
}
