import type { NextFunction, Request, RequestHandler, Response } from "express";
import type { Log } from "@hundeblick/kit/log";
import { routeOf } from "./observe-requests.ts";
import { visitorOf } from "./visitor.ts";

/**
 * One line per request: method, route pattern (without ids and query), status, time, trace id. Files at debug level.
 */
export const logRequests =
  (log: Log): RequestHandler =>
  (req: Request, res: Response, next: NextFunction) => {
    const began = performance.now();
    res.once("close", () => {
      const route = routeOf(req) ?? "(file)";
      const { traceId, failure } = visitorOf(req);
      const line = {
        method: req.method,
        route,
        traceId,
        status: res.writableFinished ? res.statusCode : 499,
        ms: Math.round(performance.now() - began),
        ...(failure ? { code: failure } : {}),
      };
      log[route.startsWith("/api/") ? "info" : "debug"](line, "request");
    });
    next();
  };
