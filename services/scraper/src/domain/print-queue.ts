import { AppError } from "@hundeblick/kit/errors";

/** How many pages may wait while one is printed. */
const MAX_WAITING = 3;

export type Print = (html: string) => Promise<Uint8Array>;

/**
 * Prints one page after the other, so that a browser never holds more than one.
 * @throws {AppError} print_busy when too many wait already, or when a page takes longer than `limitMs` with its waiting
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
    // nobody waits for a page that is late: its turn is given on
    const printed = last.then(() => (isLate ? new Uint8Array() : print(html)));
    last = printed.catch(() => undefined).finally(() => (inside -= 1));
    try {
      return await Promise.race([printed, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
