const KEPT_MS = 60_000;

/** Asks another service at most once a minute; requests in between share the reply, or `without` where it failed. */
export function askEachMinute<T>(ask: () => Promise<T>, without: T, now: () => number): () => Promise<T> {
  let kept: { until: number; reply: Promise<T> } | undefined;
  return () => {
    if (!kept || kept.until <= now()) kept = { until: now() + KEPT_MS, reply: ask().catch(() => without) };
    return kept.reply;
  };
}
