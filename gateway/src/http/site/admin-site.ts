import type { RequestHandler } from "express";
import { AppError } from "@hundeblick/kit/errors";
import { sendFile } from "./send-file.ts";
import type { Site } from "./site-files.ts";
import { withoutEndSlashes } from "./without-end-slashes.ts";

/** Restricts the admin area and its API to one host name. `req.hostname` prefers a header that visitors can send. */
export const onlyOnHost =
  (host: string | undefined): RequestHandler =>
  (req, _res, next) =>
    next(host === undefined || isHost(req.headers.host, host) ? undefined : new AppError("not_found"));

const isHost = (given: string | undefined, host: string): boolean =>
  given?.toLowerCase().replace(/:\d*$/, "") === host.toLowerCase();

/** The admin area under /admin: files, and the app for every screen. */
export const adminSite =
  (site: Site): RequestHandler =>
  async (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    res.set("X-Robots-Tag", "noindex");
    const path = withoutEndSlashes(decodeURI(req.path));
    const file = path === "/" ? undefined : site.find(path);
    if (file) return sendFile(req, res, site, file);
    if (/\.\w+$/.test(path)) throw new AppError("not_found");
    const app = site.find("/index.html");
    if (!app) throw new AppError("unavailable", { cause: new Error(`no build in ${site.folder}`) });
    return sendFile(req, res, site, app);
  };
