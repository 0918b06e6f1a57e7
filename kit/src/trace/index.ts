import { type Link, propagation, context, ROOT_CONTEXT, trace } from "@opentelemetry/api";

/** The current trace as a W3C `traceparent`, stored with deferred work; undefined without telemetry. */
export function currentTrace(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The stored trace as a link: deferred work has a trace of its own and names its origin. */
export function linksTo(traceparent: string | undefined): Link[] {
  if (!traceparent) return [];
  const origin = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent }));
  return origin ? [{ context: origin, attributes: { "hundeblick.link": "origin" } }] : [];
}
