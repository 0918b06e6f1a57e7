/** How a job ended. `done`: finished or not needed. `poison`: never again, reported. One that throws is tried again. */
export type JobOutcome = { kind: "done" | "poison"; reason: string };

export const done = (reason: string): JobOutcome => ({ kind: "done", reason });
export const poison = (reason: string): JobOutcome => ({ kind: "poison", reason });
