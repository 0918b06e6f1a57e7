import type { IncomingMessage, ServerResponse } from "node:http";
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { requestDuration } from "../metrics/index.ts";

const tracer = trace.getTracer("hundeblick-http");
/** Asked every few seconds by whoever looks after us, and of no interest. */
const QUIET = new Set(["/healthz", "/readyz"]);
const METHODS = new Set(["GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS"]);
/** How a request is counted whose client went away before the answer. */
const GONE = 499;

/**
 * Runs one request of the outside in a span of its own, and counts it by method, route and status when it has ended.
 * `routeOf` is asked then: a pattern without ids, undefined for files and what does not exist.
 * Who asks stays unknown, and so does the address asked for. Trace headers from outside are not followed: they would
 * decide what is traced.
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
    const status = res.writableFinished ? res.statusCode : GONE;
    const said = {
      "http.request.method": method,
      "http.response.status_code": status,
      ...(route === undefined ? {} : { "http.route": route }),
    };
    requestDuration.record((performance.now() - began) / 1_000, said);
    if (span.isRecording()) {
      span.setAttributes(said);
      if (route !== undefined) span.updateName(`${method} ${route}`);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  });
  context.with(trace.setSpan(ROOT_CONTEXT, span), work);
}
