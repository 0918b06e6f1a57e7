import type { ErrorRequestHandler } from "express";
import { trace } from "@opentelemetry/api";
import type { Log } from "@hundeblick/kit/log";
import { drainRest } from "./upload/drain-rest.ts";
import { errorPage } from "./pages/error-page.ts";
import { sendPage } from "./pages/send-page.ts";
import { bodyOfError, httpErrorOf, retryAfterOf } from "./http-error.ts";
import { visitorOf } from "./visitor.ts";

/** The error handler: a sentence, a code and a trace id, as JSON under /api and as a page elsewhere. */
export const errorHandler =
  (log: Log): ErrorRequestHandler =>
  (thrown: unknown, req, res, _next) => {
    const error = httpErrorOf(thrown);
    const visitor = visitorOf(req);
    visitor.failure = error.code;
    if (error.code === "internal") {
      log.error({ err: thrown, traceId: visitor.traceId }, "unexpected failure");
      trace.getActiveSpan()?.recordException(thrown instanceof Error ? thrown : String(thrown));
    } else if (error.status >= 500) {
      log.warn({ err: error, traceId: visitor.traceId }, "dependency unavailable");
    }
    if (res.headersSent || res.destroyed) return void res.destroy();

    const retryAfter = retryAfterOf(error);
    if (retryAfter !== undefined) res.set("Retry-After", String(retryAfter));
    res.removeHeader("Content-Disposition");
    res.status(error.status).set("Cache-Control", "private, no-store");
    if (/^\/(api|healthz|readyz)(\/|$)/.test(req.path) && !req.path.startsWith("/api/newsletter/"))
      res.json(bodyOfError(error, visitor));
    else sendPage(res, errorPage(error.code, visitor));
    drainRest(req);
  };
