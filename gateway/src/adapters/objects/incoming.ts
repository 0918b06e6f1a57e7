import pLimit from "p-limit";
import type { Objects } from "@hundeblick/kit/objects";
import type { Incoming } from "../../domain/ports.ts";

/** Concurrent uploads to the store; more would share the same bandwidth and cost memory. */
const MAX_CONCURRENT = 3;
/** Interval of health checks while an upload waits for the store. */
const CHECK_EVERY_MS = 250;

/**
 * Checked uploads in the photo store, under `incoming/`. Running and queued ones are aborted when `assertReachable`
 * throws.
 */
export function incomingObjects(
  objects: Pick<Objects, "put" | "remove">,
  assertReachable: () => Promise<void>,
): Incoming {
  const next = pLimit(MAX_CONCURRENT);
  return {
    put: (key, { body, contentType, bytes }) =>
      whileReachable(assertReachable, (signal) =>
        next(async () => {
          signal.throwIfAborted();
          await objects.put(key, body, { contentType, bytes }, signal);
        }),
      ),
    remove: (key) => objects.remove(key),
  };
}

/** Aborts a task when its store is down; a slow task alone is no reason. */
async function whileReachable(
  assertReachable: () => Promise<void>,
  task: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const looking = setInterval(() => {
    assertReachable().catch((error: unknown) => controller.abort(error));
  }, CHECK_EVERY_MS);
  try {
    await task(controller.signal);
  } finally {
    clearInterval(looking);
  }
}
