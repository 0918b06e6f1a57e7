import { headers as natsHeaders, type MsgHdrs } from "@nats-io/transport-node";
import { type Context, context, type Link, propagation, trace } from "@opentelemetry/api";
import type { ErrorDetails } from "@hundeblick/proto/errors";
import { Language } from "@hundeblick/proto/language";
import type { z } from "zod";
import { AppError, isErrorCode } from "../errors/index.ts";
import { linksTo } from "../trace/index.ts";

export const HEADER = {
  language: "Hb-Language",
  /** Milliseconds until the caller's deadline: the clocks of two machines are never compared. */
  remainingMs: "Hb-Remaining-Ms",
  error: "Hb-Error",
  origin: "Hb-Origin",
} as const;

/** Headers that propagate the trace and name the `origin` of deferred work. */
export function tracedHeaders(origin?: string): MsgHdrs {
  const made = natsHeaders();
  if (origin) made.set(HEADER.origin, origin);
  propagation.inject(context.active(), made, { set: (carrier, key, value) => carrier.set(key, value) });
  return made;
}

/** The sender's trace context; the current one when the message has none. */
export const contextOf = (headers: MsgHdrs | undefined): Context =>
  headers
    ? propagation.extract(context.active(), headers, {
        get: (carrier, key) => carrier.get(key) || undefined,
        keys: (carrier) => carrier.keys(),
      })
    : context.active();

/** A link to the trace that caused this work; none when it is the current trace. */
export function originOf(headers: MsgHdrs | undefined): Link[] {
  const here = trace.getSpanContext(contextOf(headers))?.traceId;
  return linksTo(headers?.get(HEADER.origin)).filter(({ context: { traceId } }) => traceId !== here);
}

export const languageOf = (headers: MsgHdrs | undefined): Language | undefined =>
  Language.safeParse(headers?.get(HEADER.language)).data;

export const encode = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

/** @throws {AppError} with `code` when the bytes are not JSON of this shape. */
export function decode<T extends z.ZodType>(
  schema: T,
  bytes: Uint8Array,
  code: "invalid_request" | "internal" = "invalid_request",
): z.output<T> {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch (cause) {
    throw new AppError(code, { cause });
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new AppError(code, { details: { fields: fieldsOf(read.error) }, cause: read.error });
}

/** Names of invalid fields, never their values. */
const fieldsOf = (error: z.ZodError): string[] =>
  [...new Set(error.issues.map((issue) => issue.path.join(".") || "body"))].slice(0, 20);

export const encodeError = (error: AppError): Uint8Array => encode({ code: error.code, details: error.details });

/** The callee's error on the caller's side; an unknown code becomes `internal`. */
export function decodeError(bytes: Uint8Array): AppError {
  const { code, details } = JSON.parse(Buffer.from(bytes).toString("utf8")) as {
    code?: string;
    details?: ErrorDetails;
  };
  return isErrorCode(code) ? new AppError(code, { details: details ?? {} }) : new AppError("internal");
}
