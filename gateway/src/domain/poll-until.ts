import { setTimeout } from "node:timers/promises";

/** Polls until the reply is the expected one, the time is up or `signal` aborts; returns the last reply. */
export async function pollUntil<T>(
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
  { everyMs, forMs, signal }: { everyMs: number; forMs: number; signal?: AbortSignal },
): Promise<T> {
  const until = Date.now() + forMs;
  for (;;) {
    const answer = await ask();
    if (isRight(answer) || signal?.aborted || Date.now() + everyMs > until) return answer;
    await setTimeout(everyMs);
  }
}
