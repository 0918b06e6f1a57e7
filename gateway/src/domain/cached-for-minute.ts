import { LRUCache } from "lru-cache";

/** Caches a reply of another service for a minute; `without` is returned when it fails. */
export function cachedForMinute<T>(ask: () => Promise<T>, without: T, now: () => number): () => Promise<T> {
  const cache = new LRUCache<"reply", { reply: T }>({
    max: 1,
    ttl: 60_000,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async () => ({ reply: await ask().catch(() => without) }),
  });
  return async () => (await cache.forceFetch("reply")).reply;
}
