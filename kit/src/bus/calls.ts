import { setTimeout as pause } from "node:timers/promises";
import { NoRespondersError, RequestError, TimeoutError, type Msg } from "@nats-io/transport-node";
import type { ReplyOf, RequestOf, Rpc } from "@hundeblick/proto/rpc/define";
import { AppError, toAppError } from "../errors/index.ts";
import type { Log } from "../log/index.ts";
import { busDuration } from "../metrics/index.ts";
import type { Connection } from "./connection.ts";
import { withSpan } from "./spans.ts";
import type { AnyHandler, CallOptions } from "./types.ts";
import { contextOf, decode, decodeError, encode, encodeError, HEADER, languageOf, tracedHeaders } from "./wire.ts";

/** Retry delays of an idempotent call while the callee has no subscriber, for example during a restart. */
const RETRY_DELAYS_MS = [100, 250, 500];
/** Share of its timeout after which a short idempotent call is sent once more, in case the callee hangs. */
const RETRY_AFTER_SHARE = 0.6;
const SHORT_MS = 3_000;

export async function callOver<T extends Rpc>(
  { nats, isUp, timeoutFactor }: Connection,
  subject: string,
  definition: T,
  request: RequestOf<T>,
  options: CallOptions,
): Promise<ReplyOf<T>> {
  const limitMs = options.timeoutMs ?? definition.timeoutMs;
  const timeout = limitMs * timeoutFactor;
  const body = encode(definition.request.parse(request));
  // monotonic clock: a change of the system time must not shorten a call
  const until = performance.now() + timeout;
  let mayRetryTimeout = definition.idempotent && limitMs <= SHORT_MS;
  return withSpan({ subject: definition.subject, role: "call" }, async () => {
    for (let attempt = 0; ; attempt++) {
      if (!isUp()) throw new AppError("unavailable");
      const headers = tracedHeaders();
      const remaining = Math.max(until - performance.now(), 1);
      const attemptMs = Math.ceil(mayRetryTimeout ? Math.min(remaining, timeout * RETRY_AFTER_SHARE) : remaining);
      headers.set(HEADER.remainingMs, String(attemptMs));
      if (options.language) headers.set(HEADER.language, options.language);
      try {
        const reply = await nats.request(subject, body, { timeout: attemptMs, headers });
        if (reply.headers?.get(HEADER.error)) throw decodeError(reply.data);
        return decode(definition.reply, reply.data, "internal") as ReplyOf<T>;
      } catch (error) {
        if (mayRetryTimeout && isTimeout(error)) {
          mayRetryTimeout = false;
          continue;
        }
        const delay = RETRY_DELAYS_MS[attempt];
        const mayRetry = definition.idempotent && hasNoResponder(error);
        if (!mayRetry || delay === undefined || performance.now() + delay > until) throw callError(error, isUp());
        await pause(delay);
      }
    }
  });
}

const hasNoResponder = (error: unknown): boolean =>
  error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders());
const isTimeout = (error: unknown): boolean =>
  error instanceof TimeoutError || (error instanceof Error && error.cause instanceof TimeoutError);

function callError(error: unknown, up: boolean): AppError {
  if (error instanceof AppError) return error;
  if (hasNoResponder(error) || !up) return new AppError("unavailable", { cause: error });
  if (isTimeout(error)) return new AppError("timeout", { cause: error });
  return new AppError("unavailable", { cause: error });
}

/** When a request arrived and its deadline, both on this process's clock. */
export type Received = { message: Msg; deadline: Date };

/** Deadline of a request; the call's own timeout when the header is missing (previous version). */
export function received(definition: Rpc, message: Msg): Received {
  const remainingMs = Number(message.headers?.get(HEADER.remainingMs)) || definition.timeoutMs;
  return { message, deadline: new Date(Date.now() + remainingMs) };
}

/** Replies with the result, the error's code, `internal`, or `timeout` when it was taken up after its deadline. */
export async function respond(
  definition: Rpc,
  handler: AnyHandler,
  { message, deadline }: Received,
  log: Log,
): Promise<void> {
  await withSpan({ subject: definition.subject, role: "serve", parent: contextOf(message.headers) }, async (ended) => {
    try {
      if (deadline.getTime() < Date.now()) throw new AppError("timeout");
      const language = languageOf(message.headers);
      const request = decode(definition.request, message.data);
      const reply = await handler(request as never, { deadline, ...(language ? { language } : {}) });
      message.respond(encode(definition.reply.parse(reply)));
    } catch (thrown) {
      const error = toAppError(thrown);
      ended(error.code);
      const expected = error.code !== "internal" && error.code !== "invalid_request";
      log[expected ? "debug" : "error"](
        { err: error, subject: definition.subject, fields: error.details["fields"] },
        "call ended with an error",
      );
      replyError(message, error);
    }
  });
}

/** Sheds load: replies at once that the service is overloaded; measured like an answered call. */
export function rejectOverload(definition: Rpc, message: Msg): void {
  busDuration.record(0, { subject: definition.subject, role: "serve", outcome: "unavailable" });
  replyError(message, new AppError("unavailable"));
}

function replyError(message: Msg, error: AppError): void {
  const headers = tracedHeaders();
  headers.set(HEADER.error, error.code);
  message.respond(encodeError(error), { headers });
}
