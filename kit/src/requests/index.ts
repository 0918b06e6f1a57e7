import type { IncomingMessage, ServerResponse } from "node:http";
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { requestDuration } from "../metrics/index.ts";

const tracer = trace.getTracer("hundeblick-http");
/** Probes, which are not traced or measured. */
const QUIET = new Set(["/healthz", "/readyz"]);
const METHODS = new Set(["GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS"]);
/** Status for a client that disconnected before the reply. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * Runs one HTTP request in a span and measures it by method, route and status when it has ended. `routeOf` returns the
 * route's pattern then, undefined for files and unknown paths. Neither client nor URL is recorded, and incoming trace
 * headers are ignored because they would control the sampling.
 */
export function withRequestSpan(
  req: IncomingMessage,
  res: ServerResponse,
  routeOf: () => string | undefined,
  work: () => void,
): void {
  if (QUIET.has(req.url ?? "")) return work();
  const method = METHODS.has(req.method ?? "") ? (req.method as string) : "_OTHER";
  const began = performance.now();
  const span = tracer.startSpan(
    method,
    { kind: SpanKind.SERVER, attributes: { "http.request.method": method } },
    ROOT_CONTEXT,
  );
  res.once("close", () => {
    const route = routeOf();
    const status = res.writableFinished ? res.statusCode : CLIENT_CLOSED_REQUEST;
    const attributes = {
      "http.request.method": method,
      "http.response.status_code": status,
      ...(route === undefined ? {} : { "http.route": route }),
    };
    requestDuration.record((performance.now() - began) / 1_000, attributes);
    if (span.isRecording()) {
      span.setAttributes(attributes);
      if (route !== undefined) span.updateName(`${method} ${route}`);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  });
  context.with(trace.setSpan(ROOT_CONTEXT, span), work);
}
