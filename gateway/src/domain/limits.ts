import type { LimitName } from "./ports.ts";

/** `turns` at once, and then one more every `perSeconds / turns`. */
export type Rate = { turns: number; perSeconds: number };
export type Limit = {
  rates: readonly Rate[];
  /** While the counter is unreachable: a costly act is rejected, a harmless one goes on. */
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
  // three at once and then one an hour: in no hour are there four
  contact: { rates: [{ turns: 3, perSeconds: 3 * HOUR }], whenUncounted: "refuse" },
  click: { rates: [{ turns: 60, perSeconds: 60 }], whenUncounted: "allow" },
  event: { rates: [{ turns: 60, perSeconds: 60 }], whenUncounted: "allow" },
  check: { rates: [{ turns: 120, perSeconds: 60 }], whenUncounted: "allow" },
  // an answer may raise an alarm, so it is taken while the counter is unreachable
  answers: { rates: [{ turns: 30, perSeconds: 600 }], whenUncounted: "allow" },
  print: { rates: [{ turns: 10, perSeconds: 600 }], whenUncounted: "refuse" },
  client_error: { rates: [{ turns: 20, perSeconds: 60 }], whenUncounted: "allow" },
};

/** Milliseconds one turn costs, and how many may be taken at once. */
export const gcraOf = ({ turns, perSeconds }: Rate): { turnMs: number; burst: number } => ({
  turnMs: (perSeconds * 1_000) / turns,
  burst: turns,
});
