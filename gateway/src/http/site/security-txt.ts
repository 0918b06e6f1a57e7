import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RequestHandler } from "express";
import { AppError } from "@hundeblick/kit/errors";
import type { Site } from "./site-files.ts";

const DAY_MS = 86_400_000;
const VALID_DAYS = 90;

/** Validity of 90 days from today, so that it never expires while it is served. */
const expiresAt = (now: Date): string =>
  new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS).toISOString();

/** /.well-known/security.txt (RFC 9116) with the build's contacts, taken from the imprint. */
export const securityTxt =
  (site: Site): RequestHandler =>
  async (_req, res) => {
    const built = await readFile(join(site.folder, ".well-known/security.txt"), "utf8").catch((cause: unknown) => {
      throw new AppError("not_found", { cause });
    });
    res.set("Cache-Control", "public, max-age=86400").type("text/plain");
    res.send(`${built}Expires: ${expiresAt(new Date())}\n`);
  };
