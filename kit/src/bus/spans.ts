import { type Context, context, type Link, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { toAppError } from "../errors/index.ts";
import { busDuration } from "../metrics/index.ts";

const tracer = trace.getTracer("hundeblick-bus");
const KINDS = {
  call: SpanKind.CLIENT,
  serve: SpanKind.SERVER,
  publish: SpanKind.PRODUCER,
  process: SpanKind.CONSUMER,
} as const;

type SpanOptions = { subject: string; role: keyof typeof KINDS; parent?: Context; links?: Link[] };
/** Outcome of the work; defaults to `ok`. */
export type Outcome = (word: string) => void;

/** Runs and measures work inside a span; a thrown error is recorded and rethrown. */
export function withSpan<T>(
  { subject, role, parent = context.active(), links = [] }: SpanOptions,
  work: (ended: Outcome) => Promise<T>,
): Promise<T> {
  const began = performance.now();
  let outcome = "ok";
  return tracer.startActiveSpan(
    `${subject} ${role}`,
    { kind: KINDS[role], links, attributes: { "messaging.system": "nats" } },
    parent,
    async (span) => {
      try {
        return await work((word) => {
          outcome = word;
        });
      } catch (error) {
        outcome = toAppError(error).code;
        throw error;
      } finally {
        if (!SUCCESSFUL.has(outcome)) span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
        span.end();
        busDuration.record((performance.now() - began) / 1_000, { subject, role, outcome });
      }
    },
  );
}

const SUCCESSFUL = new Set(["ok", "done"]);
