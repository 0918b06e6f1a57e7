import type { Objects } from "@hundeblick/kit/objects";
import type { Incoming } from "../../domain/ports.ts";

/** Uploads to the store that run at once: more only share the same wire and cost memory. */
const AT_ONCE = 3;

/** Checked uploads in the photo store, under `incoming/`. */
export function incomingObjects(objects: Pick<Objects, "put" | "remove">): Incoming {
  const next = turnstile(AT_ONCE);
  return {
    put: (key, { body, contentType, bytes }) => next(() => objects.put(key, body, { contentType, bytes })),
    remove: (key) => objects.remove(key),
  };
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
