import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join, sep } from "node:path";

const DIST = fileURLToPath(new URL("../../web/dist", import.meta.url));
/** Screens rendered by the app in the browser. */
const SCREENS = /^\/(?:de|en|pl)\/(?:upload|details|analyzing|report\/example)$/;

/** Paths of all prerendered pages: `/de`, `/de/blog`, … */
export const builtPages = (): string[] =>
  readdirSync(DIST, { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.replaceAll(sep, "/")}`)
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => file.slice(0, -"/index.html".length))
    .toSorted();

export const htmlOf = (page: string): string => readFileSync(join(DIST, page, "index.html"), "utf8");

const heads = new Map<string, string>();
/** The head of a page; read once, because a thousand pages have ninety megabytes. */
export function headOf(page: string): string {
  const head = heads.get(page) ?? htmlOf(page).split("</head>", 1)[0] ?? "";
  heads.set(page, head);
  return head;
}

/** Digest of a picture, to find duplicates. */
export const pictureDigest = (path: string): string => hash("sha256", readFileSync(join(DIST, `${path}.png`)), "hex");

const findFile = (path: string): string | undefined =>
  [join(DIST, path), join(DIST, path, "index.html")].find((file) => existsSync(file) && statSync(file).isFile());

/** Broken links, pictures and anchors of the built site, as "page → target". */
export function deadLinks(siteUrl: string): string[] {
  const dead: string[] = [];
  // a thousand pages link to the same few hundred
  const files = new Map<string, string | undefined>();
  const fileOf = (path: string): string | undefined => {
    if (!files.has(path)) files.set(path, findFile(path));
    return files.get(path);
  };
  for (const page of builtPages()) {
    const html = htmlOf(page);
    for (const [, link = ""] of html.matchAll(
      /<(?:a|link|img|script|source|video|meta property="og:image")[^>]*? (?:href|src|poster|content)="([^"]+)"/g,
    )) {
      const own = link.startsWith(siteUrl) ? link.slice(siteUrl.length) : link;
      if (!/^[/#]/.test(own)) continue;
      const [path = "", anchor = ""] = own.replace(/\?[^#]*/, "").split("#");
      const target = decodeURI(path || page);
      const file = fileOf(target);
      if (!file && !SCREENS.test(target)) dead.push(`${page} → ${link}`);
      if (anchor && file && !readFileSync(file, "utf8").includes(`id="${anchor}"`))
        dead.push(`${page} → ${link} (no such anchor)`);
    }
  }
  return dead;
}
