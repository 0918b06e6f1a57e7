const KEPT_MS = 60_000;

/** Caches a reply of another service for a minute; `without` is returned when it fails. */
export function cachedForMinute<T>(ask: () => Promise<T>, without: T, now: () => number): () => Promise<T> {
  let kept: { until: number; reply: Promise<T> } | undefined;
  return () => {
    if (!kept || kept.until <= now()) kept = { until: now() + KEPT_MS, reply: ask().catch(() => without) };
    return kept.reply;
  };
}
