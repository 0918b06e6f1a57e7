import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Request, Response } from "express";
import { AppError } from "@hundeblick/kit/errors";
import { countLookup } from "@hundeblick/kit/metrics";
import { ENCODINGS, type Site, type SiteFile } from "./site-files.ts";

const DAY = 86_400;

/** Only names that hold their content's hash may be kept for ever. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** By its name alone it would be any XML. */
const FEED = /\/feed\.xml$/;

/** How long a browser may keep a file without asking. */
export function cacheRule(path: string): string {
  if (HASHED.test(path)) return "public, max-age=31536000, immutable";
  if (/^\/(img|fonts)\//.test(path)) return `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
  // pages and translations belong together: both are asked for, and mostly answered by 304
  return "no-cache";
}

/**
 * Sends a file of a site, in the smallest form the client takes that lies beside it; conditional and range requests
 * work.
 */
export async function sendFile(req: Request, res: Response, site: Site, file: SiteFile): Promise<void> {
  const [encoding, end] = ENCODINGS.find(
    ([name]) => file.encodings.includes(name) && req.acceptsEncodings(name) === name,
  ) ?? [undefined, ""];
  const { size, mtimeMs } = await stat(join(site.folder, file.path + end)).catch((cause: unknown) => {
    throw new AppError("not_found", { cause });
  });
  res.type(FEED.test(file.path) ? "application/rss+xml" : extname(file.path));
  res.set({
    "Cache-Control": cacheRule(file.path),
    ETag: `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
  });
  if (file.encodings.length > 0) res.vary("Accept-Encoding");
  if (encoding) res.set("Content-Encoding", encoding);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  res.sendFile(
    file.path + end,
    { root: site.folder, cacheControl: false, acceptRanges: !encoding, dotfiles: "deny" },
    (error?: Error & { status?: number }) => {
      if (!error) countLookup("browser", res.statusCode === 304);
      if (!error || res.headersSent || res.destroyed) return resolve();
      // a condition or a range of the client that does not hold
      if (error.status === 412 || error.status === 416) return resolve(void res.status(error.status).end());
      for (const header of ["Content-Encoding", "Content-Type", "ETag"]) res.removeHeader(header);
      reject(error);
    },
  );
  return await promise;
}
