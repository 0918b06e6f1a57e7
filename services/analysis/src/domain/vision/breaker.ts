import type { FailureReason } from "./provider-failure.ts";

const OPENS_AFTER = 3;
const OPEN_MS = 60_000;
/** Open time after a spent quota or a rejected key. */
const OPEN_LONG_MS = 15 * 60_000;
/** Failures that are not about the provider's health. */
const NOT_COUNTED: ReadonlySet<FailureReason> = new Set(["budget", "refused"]);
const OPENS_AT_FIRST: ReadonlySet<FailureReason> = new Set(["quota", "rejected"]);

/** Circuit breaker: opens after three failures in a row, lets one call through a minute later. */
export function createBreaker(now: () => Date) {
  let failures = 0;
  let closedFrom = 0;
  let trial = false;
  return {
    /** Whether a call may be made now; each must be followed by `succeeded`, `failed` or `dropped`. */
    mayAsk(): boolean {
      if (now().getTime() < closedFrom || trial) return false;
      trial = failures >= OPENS_AFTER;
      return true;
    },
    succeeded(): void {
      failures = 0;
      trial = false;
    },
    failed(reason: FailureReason, pauseMs = 0): void {
      trial = false;
      if (NOT_COUNTED.has(reason)) return;
      failures = OPENS_AT_FIRST.has(reason) ? OPENS_AFTER : failures + 1;
      const openMs = failures < OPENS_AFTER ? 0 : OPENS_AT_FIRST.has(reason) ? OPEN_LONG_MS : OPEN_MS;
      closedFrom = Math.max(closedFrom, now().getTime() + Math.max(openMs, pauseMs));
    },
    /** Whether it is open. */
    isOpen: (): boolean => now().getTime() < closedFrom,
    /** The call was aborted by us. */
    dropped(): void {
      trial = false;
    },
  };
}
export type Breaker = ReturnType<typeof createBreaker>;
