import { AppError } from "@hundeblick/kit/errors";

/** Length of the queue. */
const MAX_WAITING = 3;

export type Print = (html: string) => Promise<Uint8Array>;

/**
 * Prints one page at a time, so that only one is in memory.
 * @throws {AppError} print_busy when the queue is full, or after `limitMs` including the time in the queue
 */
export function printQueue(print: Print, limitMs: number): Print {
  let last: Promise<unknown> = Promise.resolve();
  let inside = 0;
  return async (html) => {
    if (inside > MAX_WAITING) throw new AppError("print_busy");
    inside += 1;
    const late = Promise.withResolvers<never>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      late.reject(new AppError("print_busy"));
    }, limitMs);
    // its caller has timed out, so the page is skipped
    const printed = last.then(() => (isLate ? new Uint8Array() : print(html)));
    last = printed.catch(() => undefined).finally(() => (inside -= 1));
    try {
      return await Promise.race([printed, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
