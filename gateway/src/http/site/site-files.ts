import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** One file of a built site, with its precompressed copies. */
export type SiteFile = { path: string; encodings: readonly Encoding[] };
export const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;
type Encoding = (typeof ENCODINGS)[number][0];

export type Site = {
  folder: string;
  /** The file of a URL path without a slash at the end: itself, that folder's index page, or the page of that name. */
  find(path: string): SiteFile | undefined;
  /** CSP hashes of the inline scripts and styles. */
  inline(): InlineHashes;
  /** Checks for a new build. */
  refresh(): Promise<void>;
};
export type InlineHashes = { scripts: string[]; styles: string[] };
type Build = { stamp: string; files: Map<string, SiteFile>; inline: InlineHashes };

/** A built frontend on disk, which may be missing or rebuilt while we run. */
export function openSite(folder: string): Site {
  let build = readBuild(folder);
  return {
    folder,
    find: (path) => build.files.get(path) ?? build.files.get(`${path}/index.html`) ?? build.files.get(`${path}.html`),
    inline: () => build.inline,
    async refresh() {
      if (stampOf(folder) !== build.stamp) build = readBuild(folder);
    },
  };
}

/** Written first or last by Vite; one of them changes with every build. */
const stampOf = (folder: string): string =>
  ["index.html", "app.html", "de/index.html"]
    .map((page) => statSync(join(folder, page), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join(":");

function readBuild(folder: string): Build {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : [];
  const paths = new Set(
    names.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll(sep, "/")),
  );
  const files = new Map<string, SiteFile>();
  for (const path of paths) {
    if (/\/\./.test(path) || /\.(br|gz|map)$/.test(path)) continue;
    files.set(path, { path, encodings: ENCODINGS.filter(([, end]) => paths.has(path + end)).map(([name]) => name) });
  }
  const pages = [...files.keys()]
    .filter((path) => path.endsWith(".html"))
    .map((path) => readFileSync(join(folder, path), "utf8"));
  return { stamp: stampOf(folder), files, inline: inlineHashes(pages) };
}

const SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/gi;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

/** Hashes of the inline scripts and styles of the build; others are blocked. */
function inlineHashes(pages: readonly string[]): InlineHashes {
  const all = (pattern: RegExp) => [
    ...new Set(pages.flatMap((page) => [...page.matchAll(pattern)].map(([, text = ""]) => cspHash(text)))),
  ];
  return { scripts: all(SCRIPT), styles: all(STYLE) };
}

const cspHash = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;
