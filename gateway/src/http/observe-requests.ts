import type { NextFunction, Request, Response } from "express";
import { withRequestSpan } from "@hundeblick/kit/requests";

/** Where the admin area's calls are mounted; their routes begin behind it. */
export const ADMIN_API = "/api/admin";

/** Everything behind it belongs to the trace of this request. */
export const observeRequests = (req: Request, res: Response, next: NextFunction): void =>
  withRequestSpan(req, res, () => routeOf(req), next);

/**
 * The pattern of the call that answered, so no ids and no query; undefined for files and what does not exist. An
 * error has left the router again, so its base cannot be asked.
 */
export function routeOf(req: Request): string | undefined {
  const pattern: unknown = req.route?.path;
  if (typeof pattern !== "string") return undefined;
  return req.originalUrl.startsWith(`${ADMIN_API}/`) ? ADMIN_API + pattern : pattern;
}
