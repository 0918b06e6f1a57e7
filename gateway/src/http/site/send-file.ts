import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Request, Response } from "express";
import { AppError } from "@hundeblick/kit/errors";
import { countLookup } from "@hundeblick/kit/metrics";
import { ENCODINGS, type Site, type SiteFile } from "./site-files.ts";

const DAY = 86_400;

/** Only files with a content hash in their name are immutable. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** By its file extension it would be generic XML. */
const FEED = /\/feed\.xml$/;

/** Cache lifetime by kind of file. */
function cacheRule(path: string): string {
  if (HASHED.test(path)) return "public, max-age=31536000, immutable";
  if (/^\/(img|fonts)\//.test(path)) return `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
  // pages and translations belong together: both are revalidated, mostly with a 304
  return "no-cache";
}

/** Sends a file of a site in the best encoding the client accepts; supports conditional and range requests. */
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
      // a failed condition or range of the client
      if (error.status === 412 || error.status === 416) return resolve(void res.status(error.status).end());
      for (const header of ["Content-Encoding", "Content-Type", "ETag"]) res.removeHeader(header);
      reject(error);
    },
  );
  return await promise;
}
