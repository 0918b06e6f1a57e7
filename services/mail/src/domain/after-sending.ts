import type { Claimed, Sending } from "./outgoing.ts";

const MINUTE_MS = 60_000;
/** Waits before the next try: 30 s up to 12 h; after the last one the mail is dead. */
export const RETRY_MS = [0.5, 2, 10, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS);
/** A mail that may have left already goes once more at most. */
const MAX_UNSURE = 1;

export type Next = { state: "sent" } | { state: "queued"; afterMs: number; unsure: number; problem: string } | { state: "dead"; problem: string };

/** What happens to a mail after one attempt. */
export function afterSending({ attempt, unsure }: Pick<Claimed, "attempt" | "unsure">, sending: Sending): Next {
  if (sending.outcome === "sent") return { state: "sent" };
  const { outcome, problem } = sending;
  const lost = outcome === "unsure" ? unsure + 1 : unsure;
  const afterMs = RETRY_MS[attempt - 1];
  if (outcome === "refused" || lost > MAX_UNSURE || afterMs === undefined) return { state: "dead", problem };
  return { state: "queued", afterMs, unsure: lost, problem };
}

/** What happens to a mail whose sender disappeared in the middle: it may or may not have left. Its lease was wait enough. */
export function afterLosing(claimed: Pick<Claimed, "attempt" | "unsure">): Next {
  const next = afterSending(claimed, { outcome: "unsure", problem: "sender_gone" });
  return next.state === "queued" ? { ...next, afterMs: 0 } : next;
}
