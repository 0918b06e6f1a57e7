import { setTimeout } from "node:timers/promises";
import { AppError } from "@hundeblick/kit/errors";
import pLimit from "p-limit";

/** Length of the queue. */
const MAX_WAITING = 3;

export type Print = (html: string) => Promise<Uint8Array>;

/**
 * Prints one page at a time, so that only one is in memory.
 * @throws {AppError} print_busy when the queue is full, or after `limitMs` including the time in the queue
 */
export function printQueue(print: Print, limitMs: number): Print {
  const limit = pLimit(1);
  return async (html) => {
    if (limit.activeCount + limit.pendingCount > MAX_WAITING) throw new AppError("print_busy");
    let isLate = false;
    // its caller has timed out, so the page is skipped
    const printed = limit(async () => (isLate ? new Uint8Array() : print(html)));
    const done = new AbortController();
    const late = setTimeout(limitMs, undefined, { signal: done.signal }).then(() => {
      isLate = true;
      throw new AppError("print_busy");
    });
    try {
      return await Promise.race([printed, late]);
    } finally {
      done.abort();
    }
  };
}
