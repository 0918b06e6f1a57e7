import type { RequestHandler } from "express";

/** Keeps replies out of caches and search engines. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.set({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" });
  next();
};
