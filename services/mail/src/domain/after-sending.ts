import type { Claimed, Sending } from "./outgoing.ts";

const MINUTE_MS = 60_000;
/** Retry delays: 30 s up to 12 h; after the last one the mail is dead. */
export const RETRY_MS = [0.5, 2, 10, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS);
/** An unreachable server does not count as an attempt and is tried again soon, for at least half an hour. */
const OUTAGE_RETRY_MS = 2_000;
const MAX_OUTAGES = 1_000;
/** A mail that may have been delivered is sent at most once more. */
const MAX_UNSURE = 1;

export type Next =
  | { state: "sent" }
  | { state: "queued"; afterMs: number; unsure: number; outages: number; problem: string }
  | { state: "dead"; problem: string };

/** State of a mail after one attempt. */
export function afterSending(
  { attempt, unsure, outages = 0 }: Pick<Claimed, "attempt" | "unsure" | "outages">,
  sending: Sending,
): Next {
  if (sending.outcome === "sent") return { state: "sent" };
  const { outcome, problem } = sending;
  if (outcome === "unreachable" && outages < MAX_OUTAGES)
    return { state: "queued", afterMs: OUTAGE_RETRY_MS, unsure, outages: outages + 1, problem };
  const lost = outcome === "unsure" ? unsure + 1 : unsure;
  const afterMs = RETRY_MS[attempt - outages - 1];
  if (outcome === "refused" || lost > MAX_UNSURE || afterMs === undefined) return { state: "dead", problem };
  return { state: "queued", afterMs, unsure: lost, outages, problem };
}

/** State of a mail whose sender died: it may have been sent. Retried at once, because its lease was delay enough. */
export function afterCrash(claimed: Pick<Claimed, "attempt" | "unsure" | "outages">): Next {
  const next = afterSending(claimed, { outcome: "unsure", problem: "sender_gone" });
  return next.state === "queued" ? { ...next, afterMs: 0 } : next;
}
