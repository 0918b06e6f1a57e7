import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Manifest } from "vite";
import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS, LANGUAGES } from "@hundeblick/proto/languages";
import type { Texts } from "@hundeblick/web-kit/texts.ts";
import type { ContentEntry } from "../../src/content/content-entry.ts";
import { OPERATOR } from "../../src/content/operator.ts";
import { PREVIEW_WORDS } from "../../src/features/report/preview-words.ts";
import { feeds, robots, securityTxt, sitemap } from "../feeds.ts";
import { manifestLink } from "../installation.ts";
import { type SitePage, sitePages } from "../site-pages.ts";
import { drawingOf } from "../pictures/drawings.ts";
import { writeSocialPicture } from "../pictures/social-picture.ts";
import { headAndBody } from "./head-and-body.ts";
import { homeSchema } from "./home-schema.ts";
import { preloadFonts, preloadScripts, styles } from "./page-assets.ts";
import { reportPicture, reportPreview } from "./report-preview.ts";
import { readShell } from "./shell.ts";

interface PrerenderOptions {
  render: (path: string, language: Language, texts: Texts) => Promise<string>;
  dist: URL;
  /** Folder of the pages' texts, one file for each language but English. */
  texts: URL;
  entries: readonly ContentEntry[];
  siteUrl: string;
  /** Paths of the only pages to write, without pictures. */
  only?: RegExp;
}

/**
 * Writes `dist/<path>/index.html` and a social picture for every public page, the files for robots, and `dist/app.html`
 * (for reports with a preview). Returns the number of pages.
 */
export async function prerenderSite({
  render,
  dist,
  texts,
  entries,
  siteUrl,
  only,
}: PrerenderOptions): Promise<number> {
  const source = readFileSync(new URL("index.html", dist), "utf8");
  const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8")) as Manifest;
  const fillShell = readShell(source, { withStyles: false });
  const pages = sitePages(entries);
  const textsOf = new Map(LANGUAGES.map((language) => [language, readTexts(texts, language)]));
  const written = pages.filter(({ path }) => !only || only.test(path));
  for (const page of written) {
    const { path, language, sources, drawing } = page;
    const { head, body, title } = headAndBody(await render(path, language, textsOf.get(language)!));
    if (!body.includes("<h1")) throw new Error(`${path} was drawn without a heading`);
    const html = fillShell({
      html: { lang: language, dir: LANGUAGE_FACTS[language].direction },
      root: { "data-page": `${language} ${path}`, ...sameAs(page) },
      head:
        head +
        manifestLink(language) +
        preloadFonts(manifest, language) +
        styles(manifest, sources, dist) +
        (path === `/${language}` ? homeSchema(siteUrl, language) : ""),
      app: body,
    });
    write(new URL(`.${path}/index.html`, dist), html);
    if (drawing && !only)
      await writeSocialPicture(
        { ...titleOf(page, title), drawing: drawingOf(drawing, body) },
        fileURLToPath(new URL(`og${path}.png`, dist)),
      );
  }
  for (const [path, feed] of feeds(entries, siteUrl)) write(new URL(`.${path}`, dist), feed);
  write(new URL("sitemap.xml", dist), sitemap(pages, siteUrl));
  write(new URL("robots.txt", dist), robots(siteUrl));
  write(new URL(".well-known/security.txt", dist), securityTxt(siteUrl, OPERATOR));
  const fillApp = readShell(source, { withStyles: true });
  const app = { html: {}, root: {}, head: preloadScripts(manifest), app: "" };
  write(new URL("app.html", dist), fillApp(app));
  for (const language of LANGUAGES) {
    const head = app.head + reportPreview(siteUrl, language);
    const html = { lang: language, dir: LANGUAGE_FACTS[language].direction };
    write(new URL(`app-report-${language}.html`, dist), fillApp({ ...app, head, html }));
    await writeSocialPicture(
      { title: PREVIEW_WORDS[language].title, drawing: drawingOf({ cover: "camera" }, "") },
      fileURLToPath(new URL(`.${reportPicture(language)}`, dist)),
    );
  }
  // the gateway redirects "/" to "/de"; a page without language would only be found by accident
  rmSync(new URL("index.html", dist));
  return written.length;
}

const readTexts = (folder: URL, language: Language): Texts =>
  language === "en" ? {} : (JSON.parse(readFileSync(new URL(`${language}.json`, folder), "utf8")) as Texts);

/** A page whose address has no language is in the language it was built in, whatever its reader chose before. */
function sameAs({ path, language, alternate }: SitePage): Record<string, string> {
  const real = alternate(language);
  return real === path ? {} : { "data-as": real };
}

/** Title of the page without the name of the site. */
const withoutSite = (title: string): string =>
  title.replace("Hundeblick – ", "").replace(" – Hundeblick", "") || "Hundeblick";

/** The title of a result, without the tool's name behind it. */
function titleOf({ result, entry }: SitePage, title: string): { title: string; over?: string } {
  const words = withoutSite(title);
  return result && entry ? { title: words.replace(` – ${entry.title}`, ""), over: entry.title } : { title: words };
}

function write(file: URL, content: string): void {
  mkdirSync(new URL(".", file), { recursive: true });
  writeFileSync(file, content);
}
