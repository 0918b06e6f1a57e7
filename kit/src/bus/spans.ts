import { type Context, context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

const tracer = trace.getTracer("hundeblick-bus");

/** Runs work inside a span of the messaging system; a throw marks the span and goes on. */
export function inSpan<T>(name: string, kind: "client" | "server" | "producer" | "consumer", parent: Context, work: () => Promise<T>): Promise<T> {
  const kinds = { client: SpanKind.CLIENT, server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };
  return tracer.startActiveSpan(name, { kind: kinds[kind], attributes: { "messaging.system": "nats" } }, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "error" });
      throw error;
    } finally {
      span.end();
    }
  });
}

export const hereAndNow = (): Context => context.active();
