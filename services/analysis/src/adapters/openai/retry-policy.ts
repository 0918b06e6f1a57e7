import { APIConnectionError, APIError, APIUserAbortError } from "openai";
import type { FailureReason } from "../../domain/vision/provider-failure.ts";

const MAX_CALLS = 3;
const BASE_MS = 500;
/** For a longer Retry-After the local provider replaces it. */
const MAX_WAIT_MS = 8_000;
const QUOTA = /^(insufficient_quota|credit_balance_exhausted|billing_hard_limit_reached|\w*_?spend_limit_exceeded)$/;

type AfterError = { kind: "again"; waitMs: number } | { kind: "stop"; reason: FailureReason; pauseMs?: number };

/**
 * Delay after the nth failed call: connection errors, 408, 409, 429 and 5xx are retried with jitter or after
 * Retry-After, up to three calls; a spent quota and other replies are not. @param random 0–1
 */
export function afterError(error: unknown, call: number, now: Date, random: number): AfterError {
  if (!(error instanceof APIError) || error instanceof APIUserAbortError)
    return { kind: "stop", reason: "unreachable" };
  if (isQuota(error)) return { kind: "stop", reason: "quota" };
  const passing =
    error instanceof APIConnectionError ||
    error.status === 408 ||
    error.status === 409 ||
    error.status === 429 ||
    (error.status ?? 0) >= 500;
  if (!passing) return { kind: "stop", reason: "rejected" };
  const reason = error.status === 429 ? "busy" : "unreachable";
  const asked = retryAfterMs(error.headers, now);
  const waitMs = asked ?? BASE_MS * 2 ** (call - 1) * (0.5 + random);
  if (call >= MAX_CALLS || waitMs > MAX_WAIT_MS)
    return { kind: "stop", reason, ...(asked === undefined ? {} : { pauseMs: asked }) };
  return { kind: "again", waitMs };
}

const isQuota = ({ code, type }: APIError): boolean => QUOTA.test(code ?? "") || QUOTA.test(type ?? "");

/** Seconds or a date, as HTTP allows; at most a day. */
function retryAfterMs(headers: Headers | undefined, now: Date): number | undefined {
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 86_400_000) : undefined;
}
