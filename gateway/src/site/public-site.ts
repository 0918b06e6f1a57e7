import type { RequestHandler } from "express";
import { AppError } from "@hundeblick/kit/errors";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { sendFile } from "./send-file.ts";
import type { Site, SiteFile } from "./site-files.ts";

const LANG = `/(?:${LANGUAGES.join("|")})`;
/** Screens the app draws in the browser; a post nobody wrote leads to the list from there. */
const APP_SCREENS = new RegExp(
  `^(?:${LANG}/(?:upload|details|analyzing)|(?:${LANG})?/(?:report|blog)/[^/]+|/(?:seo-debug|glob-test))$`,
);
/** Paths of the content registry: the app says which page is missing there, and what there is. */
const REGISTRY = new RegExp(`^${LANG}/[^/]+/.+$`);
const ONE_WORD = new RegExp(`^${LANG}(/[^/]+)$`);
const REPORT = new RegExp(`^(?:${LANG})?/report/`);
/** Names of files that are no addresses: the shell is sent for screens, an index for its folder. */
const NO_ADDRESS = /^\/(?:app(?:\.html)?)?$|\/index$/;
const HOME = "/de";

/** The public site: files as they are, the app's shell for its screens, and everything unknown to the German home page. */
export const publicSite =
  (site: Site): RequestHandler =>
  async (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    const path = decodeURI(req.path).replace(/(.)\/+$/, "$1");
    if (REPORT.test(path)) res.set("Referrer-Policy", "no-referrer");

    const file = fileAt(site, path);
    if (file) return sendFile(req, res, site, file);
    if (/\.\w+$/.test(path) || path.startsWith("/assets/")) throw new AppError("not_found");
    if (APP_SCREENS.test(path) || REGISTRY.test(path) || isInAnotherLanguage(site, path)) {
      const shell = site.find("/app.html");
      if (!shell) throw new AppError("unavailable", { cause: new Error(`no build in ${site.folder}`) });
      // Said here and not in the shell: its reader may go on from this screen to a page that search may find.
      res.set("X-Robots-Tag", "noindex");
      return sendFile(req, res, site, shell);
    }
    if (path === HOME) throw new AppError("unavailable", { cause: new Error(`no build in ${site.folder}`) });
    res.set("Cache-Control", "no-cache").redirect(302, HOME + queryOf(req.url));
  };

const fileAt = (site: Site, path: string): SiteFile | undefined =>
  NO_ADDRESS.test(path) ? undefined : site.find(path);

/** A page of one word is looked up by the app only where the build has it in some language. */
function isInAnotherLanguage(site: Site, path: string): boolean {
  const [, word] = path.match(ONE_WORD) ?? [];
  return word !== undefined && LANGUAGES.some((language) => fileAt(site, `/${language}${word}`) !== undefined);
}

/** Campaign marks survive the way to the home page. */
const queryOf = (url: string): string => (url.includes("?") ? url.slice(url.indexOf("?")) : "");
