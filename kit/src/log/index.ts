import { AsyncLocalStorage } from "node:async_hooks";
import { trace } from "@opentelemetry/api";
import { pino, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

const about = new AsyncLocalStorage<Record<string, string | number>>();
/** Adds fields to every line logged while `work` runs. */
export const withLogFields = <T>(fields: Record<string, string | number>, work: () => T): T =>
  about.run({ ...about.getStore(), ...fields }, work);

/** Redacted at any depth. */
const PERSONAL = new Set([
  "email",
  "name",
  "ip",
  "address",
  "token",
  "password",
  "authorization",
  "cookie",
  "answers",
  "additionalInfo",
  "allergies",
  "meds",
  "photo",
  "userAgent",
  "secret",
  "seed",
]);
const MAX_DEPTH = 8;
const EMAIL = /[^\s@"'<>/]+@[^\s@"'<>/]+\.[^\s@"'<>/]+/g;

/** Log lines are batched by bytes or milliseconds: single writes took a sixth of a short request. Fatal lines flush. */
const TOGETHER = { minLength: 4_096, periodicFlush: 200 } as const;

/** JSON lines with service, trace id and redaction; e-mail addresses in messages are removed. */
export function createLog(
  options: { service: string; level?: string },
  destination: DestinationStream = pino.destination({ sync: false, ...TOGETHER }),
): Log {
  return pino(
    {
      level: options.level ?? "info",
      base: { service: options.service },
      timestamp: pino.stdTimeFunctions.isoTime,
      // pino's own redaction checks every path in every line: half the cost of a line, and limited in depth
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => withoutPersonal(fields) as Record<string, unknown>,
      },
      mixin: () => {
        const span = trace.getActiveSpan()?.spanContext();
        return { ...about.getStore(), ...(span ? { traceId: span.traceId, spanId: span.spanId } : {}) };
      },
      serializers: { err: (error: unknown) => describeError(error) },
      hooks: {
        logMethod(args, method) {
          method.apply(
            this,
            args.map((arg) => (typeof arg === "string" ? withoutAddresses(arg) : arg)) as Parameters<typeof method>,
          );
        },
      },
    },
    destination,
  );
}

function withoutPersonal(value: unknown, depth = 0): unknown {
  const list = Array.isArray(value);
  if (!list && !isPlainObject(value)) return value;
  if (depth > MAX_DEPTH) return "[too deep]";
  if (list) return value.map((item) => withoutPersonal(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      PERSONAL.has(key) ? "[redacted]" : withoutPersonal(part, depth + 1),
    ]),
  );
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const withoutAddresses = (text: string): string => text.replaceAll(EMAIL, "[e-mail]");

/** An error with its chain of causes, limited in depth. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return withoutAddresses(String(error)).slice(0, 500);
  const code = "code" in error ? { code: error.code } : {};
  return {
    type: error.name,
    ...code,
    message: withoutAddresses(error.message).slice(0, 500),
    ...(error.stack === undefined ? {} : { stack: withoutAddresses(error.stack).slice(0, 2_000) }),
    ...(error.cause !== undefined && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}
