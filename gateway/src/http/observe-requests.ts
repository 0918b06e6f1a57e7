import type { NextFunction, Request, Response } from "express";
import { withRequestSpan } from "@hundeblick/kit/requests";

/** Mount point of the admin area's routes. */
export const ADMIN_API = "/api/admin";

/** Puts everything behind it into the trace of this request. */
export const observeRequests = (req: Request, res: Response, next: NextFunction): void =>
  withRequestSpan(req, res, () => routeOf(req), next);

/** Pattern of the matched route, without ids and query; undefined for files and unknown paths. */
export function routeOf(req: Request): string | undefined {
  const pattern: unknown = req.route?.path;
  if (typeof pattern !== "string") return undefined;
  return req.originalUrl.startsWith(`${ADMIN_API}/`) ? ADMIN_API + pattern : pattern;
}
