import { type Link, propagation, context, ROOT_CONTEXT, trace } from "@opentelemetry/api";

/**
 * The trace of the work in hand as a W3C `traceparent`, to be stored with work that is done later; undefined without
 * telemetry.
 */
export function currentTrace(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The stored trace as a link, so that work done hours later names its origin without being part of that trace. */
export function linksTo(traceparent: string | undefined): Link[] {
  if (!traceparent) return [];
  const origin = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent }));
  return origin ? [{ context: origin, attributes: { "hundeblick.link": "origin" } }] : [];
}
