import type { LimitName } from "./ports.ts";

/** `turns` at once, and then one more every `perSeconds / turns`. */
export type Rate = { turns: number; perSeconds: number };
export type Limit = {
  rates: readonly Rate[];
  /** Whether the act is rejected or allowed while the counter is unreachable. */
  whenUncounted: "refuse" | "allow";
};

const HOUR = 3_600;
export const LIMITS: Record<LimitName, Limit> = {
  analyse: {
    rates: [
      { turns: 5, perSeconds: 600 },
      { turns: 20, perSeconds: 24 * HOUR },
    ],
    whenUncounted: "refuse",
  },
  unlock: { rates: [{ turns: 5, perSeconds: HOUR }], whenUncounted: "refuse" },
  unlock_address: { rates: [{ turns: 5, perSeconds: HOUR }], whenUncounted: "refuse" },
  // three at once and then one per hour, so never four in an hour
  contact: { rates: [{ turns: 3, perSeconds: 3 * HOUR }], whenUncounted: "refuse" },
  click: { rates: [{ turns: 60, perSeconds: 60 }], whenUncounted: "allow" },
  event: { rates: [{ turns: 60, perSeconds: 60 }], whenUncounted: "allow" },
  check: { rates: [{ turns: 120, perSeconds: 60 }], whenUncounted: "allow" },
  // an answer may raise an alarm, so it is allowed without the counter
  answers: { rates: [{ turns: 30, perSeconds: 600 }], whenUncounted: "allow" },
  print: { rates: [{ turns: 10, perSeconds: 600 }], whenUncounted: "refuse" },
  client_error: { rates: [{ turns: 20, perSeconds: 60 }], whenUncounted: "allow" },
};

/** Milliseconds per turn, and the burst. */
export const gcraOf = ({ turns, perSeconds }: Rate): { turnMs: number; burst: number } => ({
  turnMs: (perSeconds * 1_000) / turns,
  burst: turns,
});
