import { toAppError } from "@hundeblick/kit/errors";
import { ERRORS, type ErrorCode } from "@hundeblick/proto/errors";
import type { Analysis } from "./analysis.ts";
import { DecodingEnded } from "./decoding-ended.ts";

const MAX_TRIES = 5;
/** Limit for our own outages, which do not count as attempts: about twenty minutes. */
const MAX_ATTEMPTS = 40;
/** Attempts at decoding that exceeded a limit. */
const MAX_DECODINGS = 2;
/** From this attempt on a photo may be what crashes the worker, so it is analysed exclusively. */
const SUSPECT_FROM = 2;
/** Lease after which a dead worker's job is free again; renewed every {@link LEASE_RENEWAL_MS}. */
export const LEASE_MS = 12_000;
export const LEASE_RENEWAL_MS = 4_000;
/** Timeout of one attempt. */
export const ATTEMPT_MS = 90_000;

const RETRY_MS = [1_000, 5_000, 15_000, 30_000];
const WAKE_DELAYS_MS = [10_000, 20_000, 30_000];
const step = (delays: readonly number[], n: number): number => delays[Math.min(Math.max(n, 1), delays.length) - 1] ?? 0;

const isFinished = ({ state }: Pick<Analysis, "state">): boolean => state === "completed" || state === "failed";
export const isSpent = ({ tries, attempt }: Pick<Analysis, "tries" | "attempt">): boolean =>
  tries >= MAX_TRIES || attempt >= MAX_ATTEMPTS;
export const isSuspect = ({ tries }: Pick<Analysis, "tries">): boolean => tries >= SUSPECT_FROM;

type NextStep = "claim" | "wait" | "finished" | "give_up";
/** What a worker does after a wake-up. */
export function nextStep(analysis: Pick<Analysis, "state" | "tries" | "attempt" | "leaseUntil">, now: Date): NextStep {
  if (isFinished(analysis)) return "finished";
  if (analysis.leaseUntil && analysis.leaseUntil > now) return "wait";
  return isSpent(analysis) ? "give_up" : "claim";
}

/** Reason of failure after the last attempt; an analysis that never got past decoding has an unreadable photo. */
export const failureCode = ({ stage }: Pick<Analysis, "stage">): ErrorCode =>
  stage === "received" ? "photo_unreadable" : "analysis_failed";

type AfterFailure = { kind: "fail"; code: ErrorCode } | { kind: "retry"; delayMs: number; counts: boolean };
/** Consequence of an attempt that threw: a verdict on the photo is final; everything else is retried. */
export function afterFailure(error: unknown, analysis: Pick<Analysis, "tries" | "attempt" | "stage">): AfterFailure {
  const { code } = toAppError(error);
  if (code.startsWith("photo_") && !ERRORS[code].retryable) return { kind: "fail", code };
  if (error instanceof DecodingEnded && analysis.tries >= MAX_DECODINGS)
    return { kind: "fail", code: "photo_unreadable" };
  if (isSpent(analysis)) return { kind: "fail", code: failureCode(analysis) };
  const counts = code !== "unavailable";
  return { kind: "retry", delayMs: step(RETRY_MS, counts ? analysis.tries : analysis.attempt), counts };
}

/** Delay after the nth wake-up before the next one is sent. */
export const wakeDelayMs = (wakes: number): number => step(WAKE_DELAYS_MS, wakes);
