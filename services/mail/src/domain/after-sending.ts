import type { Claimed, Order, Sending } from "./outgoing.ts";

const MINUTE_MS = 60_000;
const TWELVE_HOURS = Array.from({ length: 9 }, () => 720);
/** Retry delays: 30 s up to 12 h, about five days in all (RFC 5321, 4.5.4.1); after the last one the mail is dead. */
export const RETRY_MS = [0.5, 2, 10, 30, 120, 360, ...TWELVE_HOURS].map((minutes) => minutes * MINUTE_MS);
/** Retries of a mail whose link expires after two days; they last less than one. */
const RETRIES_OF_A_DAY = 7;
/** An unreachable server does not count as an attempt and is tried again soon, for at least half an hour. */
const OUTAGE_RETRY_MS = 2_000;
const MAX_OUTAGES = 1_000;
/** A mail that may have been delivered is sent at most once more. */
const MAX_UNSURE = 1;

export type Next =
  | { state: "sent" }
  | { state: "queued"; afterMs: number; unsure: number; outages: number; problem: string }
  | { state: "dead"; problem: string };

type Tried = Pick<Claimed, "attempt" | "unsure" | "outages"> & { order: Pick<Order, "template"> };

/** State of a mail after one attempt. */
export function afterSending({ attempt, unsure, outages = 0, order }: Tried, sending: Sending): Next {
  if (sending.outcome === "sent") return { state: "sent" };
  const { outcome, problem } = sending;
  if (outcome === "unreachable" && outages < MAX_OUTAGES)
    return { state: "queued", afterMs: OUTAGE_RETRY_MS, unsure, outages: outages + 1, problem };
  const lost = outcome === "unsure" ? unsure + 1 : unsure;
  const retries = order.template === "newsletter_confirm" ? RETRY_MS.slice(0, RETRIES_OF_A_DAY) : RETRY_MS;
  const afterMs = retries[attempt - outages - 1];
  if (outcome === "refused" || lost > MAX_UNSURE || afterMs === undefined) return { state: "dead", problem };
  return { state: "queued", afterMs, unsure: lost, outages, problem };
}

/** State of a mail whose sender died: it may have been sent. Retried at once, because its lease was delay enough. */
export function afterCrash(claimed: Tried): Next {
  const next = afterSending(claimed, { outcome: "unsure", problem: "sender_gone" });
  return next.state === "queued" ? { ...next, afterMs: 0 } : next;
}
