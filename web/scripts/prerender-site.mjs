import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readyTools } from "../src/content/registry.ts";

const FONTS = ["figtree-latin", "bricolage-grotesque-latin"];
const POLISH_FONTS = ["figtree-polish", "bricolage-grotesque-polish"];
const MAIN = "src/main.tsx";
const LANGUAGES = ["de", "en", "pl"];
/** Public pages: path in the address, language it is drawn in, source file of the page. */
const PAGES = [
  ...LANGUAGES.map((language) => ({ path: `/${language}`, language, source: "src/app/pages/HomePage.tsx" })),
  ...readyTools().flatMap(({ slug, page }) => LANGUAGES.map((language) => ({ path: `/${language}/tools/${slug}`, language, source: `src/features/tools/${page}` }))),
  { path: "/privacy", language: "de", source: "src/features/legal/PrivacyPage.tsx" },
  { path: "/terms", language: "de", source: "src/features/legal/TermsPage.tsx" },
  { path: "/contact", language: "de", source: "src/features/legal/ContactPage.tsx" },
];

/** Writes `dist/<path>/index.html` for every public page, and `dist/app.html`. Answers the number of pages. */
export async function prerenderSite({ render, dist, texts }) {
  const shell = readFileSync(new URL("index.html", dist), "utf8");
  const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
  for (const { path, language, source } of PAGES) {
    const words = language === "en" ? {} : JSON.parse(readFileSync(new URL(`${language}.json`, texts), "utf8"));
    const { head, body } = headAndBody(await render(path, language, words));
    const html = shell
      .replace('lang="de"', `lang="${language}"`)
      .replace(STYLESHEET, "")
      .replace("<!--head-->", () => head + fontsAhead(manifest, language) + styles(manifest, source, dist))
      .replace('<div id="root"><!--app-->', () => `<div id="root" data-page="${language} ${path}">${body}`);
    const folder = new URL(`.${path}/`, dist);
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL("index.html", folder), html);
  }
  const app = shell.replace("<!--head-->", () => scriptsAhead(manifest, MAIN)).replace("<!--app-->", "");
  writeFileSync(new URL("app.html", dist), app);
  // The gateway sends "/" to "/de"; a page without language would only be found by accident.
  rmSync(new URL("index.html", dist));
  return PAGES.length;
}

/** React writes title, meta and link first when there is no <head> in the tree: they move there. */
function headAndBody(html) {
  const [head] = html.match(/^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/);
  return { head, body: html.slice(head.length) };
}

/** The fonts of the first screen: known at once, not only when the styles ask for them. */
const fontsAhead = (manifest, language) =>
  [...FONTS, ...(language === "pl" ? POLISH_FONTS : [])]
    .map((name) => manifest[`../web-kit/src/fonts/${name}.woff2`])
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join("");

const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;

/** All styles of the page, written into it: the first paint waits for one answer instead of two. */
function styles(manifest, source, dist) {
  const files = [...withImports(manifest, "index.html"), ...withImports(manifest, MAIN), ...withImports(manifest, source)].flatMap((key) => manifest[key].css ?? []);
  return `<style>${[...new Set(files)].map((file) => readFileSync(new URL(file, dist), "utf8").trim()).join("")}</style>`;
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
