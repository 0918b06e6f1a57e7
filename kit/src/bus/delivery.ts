import type { JsMsg } from "@nats-io/jetstream";
import { withLogFields } from "../log/index.ts";
import { deadLetters, redeliveries } from "../metrics/index.ts";
import { type Outcome, withSpan } from "./spans.ts";
import { contextOf, originOf } from "./wire.ts";

/** Retry delays of events; the last one repeats. */
export const EVENT_RETRY_MS = [500, 2_000, 10_000, 30_000, 60_000];
export const delayOf = (delays: readonly number[], delivery: number): number =>
  delays[Math.min(delivery, delays.length) - 1] ?? 1_000;

/** Counters start at 0, otherwise a rate misses the first event. */
export function initialiseCounters(subject: string): void {
  redeliveries.add(0, { subject });
  deadLetters.add(0, { subject });
}

/** Runs one delivery traced, measured and logged by its stream position; the message id may hold a report's id. */
export function delivered(subject: string, message: JsMsg, work: (ended: Outcome) => Promise<void>): Promise<void> {
  const { deliveryCount, streamSequence: seq } = message.info;
  if (deliveryCount > 1) redeliveries.add(1, { subject });
  return withLogFields({ seq, delivery: deliveryCount }, () =>
    withSpan({ subject, role: "process", parent: contextOf(message.headers), links: originOf(message.headers) }, work),
  );
}
