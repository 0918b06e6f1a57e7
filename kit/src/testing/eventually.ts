import { setTimeout as pause } from "node:timers/promises";
import { WAIT_LIMIT_MS } from "./limits.ts";

/**
 * Polls until the result is the expected one, at most `withinMs` of monotonic time.
 * `expected` is a predicate, or an object whose fields the result must have.
 * @throws {Error} with the last result at the deadline.
 */
export async function eventually<T>(
  ask: () => Promise<T> | T,
  expected: ((answer: T) => boolean) | Partial<T>,
  { withinMs = WAIT_LIMIT_MS, everyMs = 25 } = {},
): Promise<T> {
  const until = performance.now() + withinMs;
  const fits =
    typeof expected === "function"
      ? expected
      : (answer: T) =>
          Object.entries(expected).every(([key, value]) => (answer as Record<string, unknown> | null)?.[key] === value);
  let last: unknown = "nothing asked yet";
  for (;;) {
    try {
      const answer = await ask();
      if (fits(answer)) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    if (performance.now() > until)
      throw new Error(
        `Not so within ${withinMs} ms; the last answer was ${last instanceof Error ? last.message : JSON.stringify(last)}.`,
      );
    await pause(everyMs);
  }
}
