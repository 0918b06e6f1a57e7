import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const LANGUAGES = ["de", "en", "pl"];
/** Public pages: path in the address, language it is drawn in, source file of the page. */
const PAGES = [
  ...LANGUAGES.map((language) => ({ path: `/${language}`, language, source: "src/app/pages/HomePage.tsx" })),
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
      .replace("<!--head-->", () => head + wordsAhead(language) + filesAhead(manifest, source))
      .replace('<div id="root"><!--app-->', () => `<div id="root" data-page="${language} ${path}">${body}`);
    const folder = new URL(`.${path}/`, dist);
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL("index.html", folder), html);
  }
  writeFileSync(new URL("app.html", dist), shell.replace("<!--head-->", "").replace("<!--app-->", ""));
  // The gateway sends "/" to "/de"; a page without language would only be found by accident.
  rmSync(new URL("index.html", dist));
  rmSync(new URL(".vite", dist), { recursive: true });
  return PAGES.length;
}

/** React writes title, meta and link first when there is no <head> in the tree: they move there. */
function headAndBody(html) {
  const [head] = html.match(/^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/);
  return { head, body: html.slice(head.length) };
}

const wordsAhead = (language) =>
  language === "en" ? "" : `<link rel="preload" as="fetch" crossorigin href="/lang/${language}.json">`;

/** The page's own script and style, asked for together with the main ones instead of after them. */
function filesAhead(manifest, source) {
  const main = withImports(manifest, "index.html");
  const own = [...withImports(manifest, source)].filter((key) => !main.has(key));
  const scripts = own.map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key].file}">`);
  const styles = own.flatMap((key) => manifest[key].css ?? []);
  return [...new Set(styles)].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join("") + scripts.join("");
}

function withImports(manifest, key, found = new Set()) {
  if (found.has(key) || !manifest[key]) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) withImports(manifest, next, found);
  return found;
}
