import pLimit from "p-limit";
import { AppError } from "@hundeblick/kit/errors";

/** One hash takes 46 MB and about 50 ms: concurrent ones could exhaust the memory. */
const MAX_WAITING = 40;
const MAX_WAIT_MS = 5_000;

type Task<T> = () => Promise<T>;

/**
 * Runs password hashes one at a time, in order.
 * @throws {AppError} unavailable when 40 are queued, or after 5 s in the queue
 */
export function createHashingQueue(now: () => number = Date.now): <T>(task: Task<T>) => Promise<T> {
  const limit = pLimit(1);
  return async (task) => {
    if (limit.pendingCount >= MAX_WAITING) throw new AppError("unavailable");
    const queuedAt = now();
    return await limit(async () => {
      if (now() - queuedAt > MAX_WAIT_MS) throw new AppError("unavailable");
      return await task();
    });
  };
}
