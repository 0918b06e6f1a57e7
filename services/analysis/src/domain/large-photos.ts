import type { Log } from "@hundeblick/kit/log";
import type { Resource } from "@hundeblick/kit/lifecycle";
import pLimit from "p-limit";

/** Longest queue; further ones stay in the database and are woken again later. */
const MAX_WAITING = 100;

/** A queue for large photos, so that they do not block the workers. */
export type LargePhotos = Resource & {
  /** Runs `task` after those added before; the same id is added once. */
  add(id: string, task: (stopping: AbortSignal) => Promise<unknown>): void;
};

export function createLargePhotos(log: Log): LargePhotos {
  const limit = pLimit(1);
  const waiting = new Set<string>();
  const stop = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  return {
    name: "large photos",
    add(id, task) {
      if (waiting.has(id) || waiting.size >= MAX_WAITING || stop.signal.aborted) return;
      waiting.add(id);
      last = limit(async () => {
        if (!stop.signal.aborted) await task(stop.signal);
      })
        .catch((error: unknown) => log.warn({ err: error }, "an attempt at a large photo failed"))
        .finally(() => waiting.delete(id));
    },
    async close() {
      stop.abort();
      await last;
    },
  };
}
