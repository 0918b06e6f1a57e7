import pLimit from "p-limit";
import type { Objects } from "@hundeblick/kit/objects";
import type { Incoming } from "../../domain/ports.ts";

/** Uploads to the store that run at once: more only share the same wire and cost memory. */
const MAX_CONCURRENT = 3;
/** How often somebody asks whether the store is there while they wait for it. */
const CHECK_EVERY_MS = 250;

/**
 * Checked uploads in the photo store, under `incoming/`. One that is on its way or in line ends when `assertReachable`
 * throws.
 */
export function incomingObjects(
  objects: Pick<Objects, "put" | "remove">,
  assertReachable: () => Promise<void>,
): Incoming {
  const next = pLimit(MAX_CONCURRENT);
  return {
    put: (key, { body, contentType, bytes }) =>
      whileReachable(assertReachable, (away) =>
        next(async () => {
          away.throwIfAborted();
          await objects.put(key, body, { contentType, bytes }, away);
        }),
      ),
    remove: (key) => objects.remove(key),
  };
}

/** A task that is aborted when its store is down: the task itself being slow may only mean that there is much to do. */
async function whileReachable(
  assertReachable: () => Promise<void>,
  task: (away: AbortSignal) => Promise<void>,
): Promise<void> {
  const away = new AbortController();
  const looking = setInterval(() => {
    assertReachable().catch((error: unknown) => away.abort(error));
  }, CHECK_EVERY_MS);
  try {
    await task(away.signal);
  } finally {
    clearInterval(looking);
  }
}
