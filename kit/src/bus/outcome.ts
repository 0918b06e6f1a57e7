/** End of a job. `done`: finished or not needed. `poison`: not redelivered, and reported. One that throws is retried. */
export type JobOutcome = { kind: "done" | "poison"; reason: string };

export const done = (reason: string): JobOutcome => ({ kind: "done", reason });
export const poison = (reason: string): JobOutcome => ({ kind: "poison", reason });
