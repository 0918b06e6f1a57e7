import { setTimeout } from "node:timers/promises";

/**
 * Asks again and again until the answer is right, the time is up or nobody waits any more; then the last answer
 * counts.
 */
export async function askUntil<T>(
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
  { everyMs, forMs, gone }: { everyMs: number; forMs: number; gone?: AbortSignal },
): Promise<T> {
  const until = Date.now() + forMs;
  for (;;) {
    const answer = await ask();
    if (isRight(answer) || gone?.aborted || Date.now() + everyMs > until) return answer;
    await setTimeout(everyMs);
  }
}
