import { setTimeout as pause } from "node:timers/promises";

/** Polls until `check` returns true; a throw counts as false. Resolves false at the timeout or when `signal` aborts. */
export async function waitUntil(
  check: () => boolean | Promise<boolean>,
  { withinMs, everyMs = 50, signal }: { withinMs: number; everyMs?: number; signal?: AbortSignal },
): Promise<boolean> {
  const until = Date.now() + withinMs;
  while (!signal?.aborted) {
    if (
      await Promise.resolve()
        .then(check)
        .catch(() => false)
    )
      return true;
    if (Date.now() > until) return false;
    await pause(everyMs);
  }
  return false;
}

/** True when the promise settles within `ms`. */
export function hasSettledWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  return Promise.race([promise.then(() => true), late]).finally(() => clearTimeout(timer));
}
