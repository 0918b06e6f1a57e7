/** How a job ended. `done`: finished or not needed. `retry`: again after a delay. `poison`: never again, reported. */
export type JobOutcome =
  | { kind: "done"; reason: string }
  | { kind: "retry"; reason: string; delayMs?: number }
  | { kind: "poison"; reason: string };

export const done = (reason: string): JobOutcome => ({ kind: "done", reason });
export const retry = (reason: string, delayMs?: number): JobOutcome => ({
  kind: "retry",
  reason,
  ...(delayMs === undefined ? {} : { delayMs }),
});
export const poison = (reason: string): JobOutcome => ({ kind: "poison", reason });
