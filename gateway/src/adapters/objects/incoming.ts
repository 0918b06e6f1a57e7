import type { Objects } from "@hundeblick/kit/objects";
import type { Incoming } from "../../domain/ports.ts";

/** Uploads to the store that run at once: more only share the same wire and cost memory. */
const AT_ONCE = 3;
/** How often somebody asks whether the store is there while they wait for it. */
const LOOK_MS = 250;

/** Checked uploads in the photo store, under `incoming/`. One that is on its way or in line ends when `assertReachable` throws. */
export function incomingObjects(
  objects: Pick<Objects, "put" | "remove">,
  assertReachable: () => Promise<void>,
): Incoming {
  const next = turnstile(AT_ONCE);
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

/** A task that is told when what it needs is away: its own silence may only mean that there is much to do. */
async function whileReachable(
  assertReachable: () => Promise<void>,
  task: (away: AbortSignal) => Promise<void>,
): Promise<void> {
  const away = new AbortController();
  const looking = setInterval(() => {
    assertReachable().catch((error: unknown) => away.abort(error));
  }, LOOK_MS);
  try {
    await task(away.signal);
  } finally {
    clearInterval(looking);
  }
}

/** Lets at most `places` tasks run at once; the others wait in line. */
export function turnstile(places: number): <T>(task: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let free = places;
  return async (task) => {
    if (free === 0) await new Promise<void>((go) => line.push(go));
    else free -= 1;
    try {
      return await task();
    } finally {
      const go = line.shift();
      if (go) go();
      else free += 1;
    }
  };
}
