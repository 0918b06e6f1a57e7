import type { LimitName } from "./ports.ts";

/** `requests` at once, and then one more every `perSeconds / requests`. */
export type Rate = { requests: number; perSeconds: number };
export type Limit = {
  rates: readonly Rate[];
  /** Whether the act is rejected or allowed while the counter is unreachable. */
  whenUncounted: "reject" | "allow";
};

const HOUR = 3_600;
export const LIMITS: Record<LimitName, Limit> = {
  analyse: {
    rates: [
      { requests: 5, perSeconds: 600 },
      { requests: 20, perSeconds: 24 * HOUR },
    ],
    whenUncounted: "reject",
  },
  unlock: { rates: [{ requests: 5, perSeconds: HOUR }], whenUncounted: "reject" },
  unlock_address: { rates: [{ requests: 5, perSeconds: HOUR }], whenUncounted: "reject" },
  // three at once and then one per hour, so never four in an hour
  contact: { rates: [{ requests: 3, perSeconds: 3 * HOUR }], whenUncounted: "reject" },
  click: { rates: [{ requests: 60, perSeconds: 60 }], whenUncounted: "allow" },
  event: { rates: [{ requests: 60, perSeconds: 60 }], whenUncounted: "allow" },
  check: { rates: [{ requests: 120, perSeconds: 60 }], whenUncounted: "allow" },
  // an answer may raise an alarm, so it is allowed without the counter
  answers: { rates: [{ requests: 30, perSeconds: 600 }], whenUncounted: "allow" },
  print: { rates: [{ requests: 10, perSeconds: 600 }], whenUncounted: "reject" },
  client_error: { rates: [{ requests: 20, perSeconds: 60 }], whenUncounted: "allow" },
};

/** Emission interval in ms, and the burst. */
export const gcraOf = ({ requests, perSeconds }: Rate): { intervalMs: number; burst: number } => ({
  intervalMs: (perSeconds * 1_000) / requests,
  burst: requests,
});
