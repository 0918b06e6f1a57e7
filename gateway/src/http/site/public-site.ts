import type { RequestHandler } from "express";
import { AppError } from "@hundeblick/kit/errors";
import type { Language } from "@hundeblick/proto/language";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@hundeblick/proto/languages";
import { breedOfSlug, pathOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import { pathOfTopic, topicOfSlug } from "@hundeblick/triage/page-slugs";
import { sendFile } from "./send-file.ts";
import type { Site, SiteFile } from "./site-files.ts";
import { withoutEndSlashes } from "./without-end-slashes.ts";

const LANG = `/(?:${LANGUAGES.join("|")})`;
/** Screens the app renders in the browser; an unknown post redirects to the list there. */
const APP_SCREENS = new RegExp(
  `^(?:${LANG}/(?:upload|details|analyzing)|(?:${LANG})?/(?:report|blog)/[^/]+|/(?:seo-debug|glob-test))$`,
);
/** Paths of the content registry: the app shows its not-found page in the language of the address. */
const REGISTRY = new RegExp(`^${LANG}/[^/]+/.+$`);
const ONE_WORD = new RegExp(`^${LANG}(/[^/]+)$`);
const NAMED = new RegExp(`^/(${LANGUAGES.join("|")})/(check|breeds)/([^/]+)$`);
const REPORT = new RegExp(`^(?:/(${LANGUAGES.join("|")}))?/report/`);
/** File names that are not addresses: the shells are sent for screens, an index for its folder. */
const NO_ADDRESS = /^\/(?:app(?:-[\w-]+)?(?:\.html)?)?$|\/index$/;
const HOME = `/${DEFAULT_LANGUAGE}`;
const IN_LANGUAGE = new RegExp(`^(${LANG})/`);

/** The public site: files, the app's shell for its screens, and a single unknown word to the localised home page. */
export const publicSite =
  (site: Site): RequestHandler =>
  async (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    const path = withoutEndSlashes(decodeURI(req.path));
    if (REPORT.test(path)) res.set("Referrer-Policy", "no-referrer");

    const file = fileAt(site, path);
    if (file) return sendFile(req, res, site, file);
    if (/\.\w+$/.test(path) || path.startsWith("/assets/")) throw new AppError("not_found");
    const samePage = pageInThisLanguage(path);
    if (samePage !== undefined) return res.set("Cache-Control", "no-cache").redirect(301, samePage + queryOf(req.url));
    const isScreen = APP_SCREENS.test(path);
    if (isScreen || REGISTRY.test(path) || isInAnotherLanguage(site, path)) {
      const shell = site.find(shellOf(path));
      if (!shell) throw new AppError("unavailable", { cause: new Error(`no build in ${site.folder}`) });
      // as a header and not in the shell, because the visitor may go on to an indexed page
      res.set("X-Robots-Tag", "noindex").status(isScreen ? 200 : 404);
      return sendFile(req, res, site, shell);
    }
    const [, home = HOME] = path.match(IN_LANGUAGE) ?? [];
    if (path === home) throw new AppError("unavailable", { cause: new Error(`no build in ${site.folder}`) });
    res.set("Cache-Control", "no-cache").redirect(302, home + queryOf(req.url));
  };

/** The app draws every screen; a report's shell has a preview for social networks that names no dog. */
function shellOf(path: string): string {
  const [isReport, language = DEFAULT_LANGUAGE] = path.match(REPORT) ?? [];
  return isReport ? `/app-report-${language}.html` : "/app.html";
}

const fileAt = (site: Site, path: string): SiteFile | undefined =>
  NO_ADDRESS.test(path) ? undefined : site.find(path);

/** Redirects the page of a concern, check or breed under another language's slug. */
function pageInThisLanguage(path: string): string | undefined {
  const [, word, kind, slug = ""] = path.match(NAMED) ?? [];
  const language = word as Language;
  const there = kind === "check" ? checkAt(slug, language) : kind === "breeds" ? breedAt(slug, language) : undefined;
  return there === path ? undefined : there;
}

const checkAt = (slug: string, language: Language): string | undefined => {
  const topic = topicOfSlug(slug, language);
  return topic && pathOfTopic(topic, language);
};
const breedAt = (slug: string, language: Language): string | undefined => {
  const id = breedOfSlug(slug, language);
  return id && pathOfBreed(id, language);
};

/** A page with a single slug is only resolved by the app if the build has it in some language. */
function isInAnotherLanguage(site: Site, path: string): boolean {
  const [, word] = path.match(ONE_WORD) ?? [];
  return word !== undefined && LANGUAGES.some((language) => fileAt(site, `/${language}${word}`) !== undefined);
}

/** Keeps campaign parameters on the redirect to the home page. */
const queryOf = (url: string): string => (url.includes("?") ? url.slice(url.indexOf("?")) : "");
