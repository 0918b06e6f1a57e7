import { setTimeout as pause } from "node:timers/promises";
import { NoRespondersError, RequestError, TimeoutError } from "@nats-io/transport-node";
import type { ReplyOf, RequestOf, Rpc } from "@hundeblick/proto/rpc/define";
import { AppError } from "../errors/index.ts";
import type { Connection } from "./connection.ts";
import { withSpan } from "./spans.ts";
import type { CallOptions } from "./types.ts";
import { decode, decodeError, encode, HEADER, tracedHeaders } from "./wire.ts";

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
