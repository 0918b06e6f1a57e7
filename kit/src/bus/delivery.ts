import type { JsMsg } from "@nats-io/jetstream";
import type { EventDefinition, PayloadOf } from "@hundeblick/proto/events/define";
import type { Job } from "@hundeblick/proto/jobs/define";
import type { z } from "zod";
import { type Log, withLogFields } from "../log/index.ts";
import type { DeadLetters } from "../dead-letters/store.ts";
import { toAppError } from "../errors/index.ts";
import { deadLetters as deadLettersCounter, redeliveries } from "../metrics/index.ts";
import type { JobOutcome } from "./outcome.ts";
import { withSpan, type Outcome } from "./spans.ts";
import type { EventMeta, JobMeta } from "./types.ts";
import { contextOf, decode, originOf } from "./wire.ts";

const HEARTBEAT_MS = 5_000;
const EVENT_RETRY_MS = [500, 2_000, 10_000, 30_000, 60_000];
/** Attempts last about four minutes; about a day when the handler needs something that is unavailable. */
export const MAX_EVENT_DELIVERIES = 8;
const MAX_OUTAGE_DELIVERIES = 1_440;
const OUTAGES: ReadonlySet<string> = new Set(["unavailable", "timeout"]);
const delayOf = (delays: readonly number[], delivery: number): number =>
  delays[Math.min(delivery, delays.length) - 1] ?? 1_000;

/** Runs one delivery traced, measured and logged by its stream position; the message id may hold a report's id. */
function delivered(subject: string, message: JsMsg, work: (ended: Outcome) => Promise<void>): Promise<void> {
  const { deliveryCount, streamSequence: seq } = message.info;
  if (deliveryCount > 1) redeliveries.add(1, { subject });
  return withLogFields({ seq, delivery: deliveryCount }, () =>
    withSpan({ subject, role: "process", parent: contextOf(message.headers), links: originOf(message.headers) }, work),
  );
}

/** Handler of one event, and the store of its dead letters. */
export type EventConsumer<T extends EventDefinition = EventDefinition> = {
  event: T;
  durable: string;
  deadLetters: DeadLetters;
  handler: (payload: PayloadOf<T>, meta: EventMeta) => Promise<void>;
};

/** Acknowledges when the handler succeeds, retries with backoff when it throws, then stores a dead letter. */
export async function deliverEvent(consumer: EventConsumer, message: JsMsg, log: Log): Promise<void> {
  const { event, handler } = consumer;
  const { subject } = event;
  const delivery = message.info.deliveryCount;
  await delivered(subject, message, async (ended) => {
    let payload: unknown;
    try {
      payload = decode(event.payload, message.data);
    } catch (error) {
      log.error({ err: error, subject }, "an event cannot be read");
      ended("poison");
      return storeDeadLetter(consumer, message, "unreadable", log);
    }
    try {
      await handler(payload, { id: eventIdOf(message), delivery });
      message.ack();
    } catch (error) {
      const { code } = toAppError(error);
      const isLast = delivery >= (OUTAGES.has(code) ? MAX_OUTAGE_DELIVERIES : MAX_EVENT_DELIVERIES);
      log[isLast ? "error" : "warn"](
        { err: error, subject },
        isLast ? "an event exhausted its retries" : "an event handler failed, will retry",
      );
      ended(isLast ? "poison" : "retry");
      if (isLast) return storeDeadLetter(consumer, message, code, log);
      message.nak(delayOf(EVENT_RETRY_MS, delivery));
    }
  });
}

/** Acknowledges only what is stored as a dead letter; otherwise the event is redelivered. */
async function storeDeadLetter(
  { event: { subject }, durable, deadLetters }: EventConsumer,
  message: JsMsg,
  reason: string,
  log: Log,
): Promise<void> {
  const letter = {
    id: `${durable}.${message.seq}`,
    consumer: durable,
    subject,
    eventId: eventIdOf(message),
    body: message.string(),
    reason,
    tries: message.info.deliveryCount,
    publishedAt: message.time,
    failedAt: new Date(),
  };
  try {
    await deadLetters.put(letter);
  } catch (error) {
    log.warn({ err: error, subject }, "could not store a dead letter, will retry");
    return message.nak(delayOf(EVENT_RETRY_MS, message.info.deliveryCount));
  }
  deadLettersCounter.add(1, { subject });
  message.term(reason);
}

const eventIdOf = (message: JsMsg): string => message.headers?.get("Nats-Msg-Id") ?? String(message.seq);

/** Delivers one job and renews its lease while the handler runs. */
export async function deliverJob<P extends z.ZodType>(
  job: Job<P>,
  message: JsMsg,
  handler: (payload: z.output<P>, meta: JobMeta) => Promise<JobOutcome>,
  signal: AbortSignal,
  log: Log,
): Promise<void> {
  const { subject } = job;
  const delivery = message.info.deliveryCount;
  const beat = setInterval(() => message.working(), Math.min(HEARTBEAT_MS, job.ackWaitMs / 3));
  await delivered(subject, message, async (ended) => {
    const { kind, reason } = await decodeAndRun(job, message, handler, { delivery, signal }, log);
    ended(kind);
    if (kind === "done") {
      log.debug({ subject, reason }, "job done");
      return message.ack();
    }
    if (kind === "poison") {
      log.error({ subject, reason }, "job rejected for good");
      deadLettersCounter.add(1, { subject });
      return message.term(reason.slice(0, 120));
    }
    const delayMs = delayOf(job.retryDelaysMs, delivery);
    log.warn({ subject, reason, delayMs }, "job failed, will retry");
    message.nak(delayMs);
  }).finally(() => clearInterval(beat));
}

async function decodeAndRun<P extends z.ZodType>(
  job: Job<P>,
  message: JsMsg,
  handler: (payload: z.output<P>, meta: JobMeta) => Promise<JobOutcome>,
  meta: JobMeta,
  log: Log,
): Promise<{ kind: JobOutcome["kind"] | "retry"; reason: string }> {
  let payload: z.output<P>;
  try {
    payload = decode(job.payload, message.data);
  } catch {
    return { kind: "poison", reason: "unreadable payload" };
  }
  try {
    return await handler(payload, meta);
  } catch (error) {
    log.error({ err: error, subject: job.subject }, "a job failed unexpectedly");
    return { kind: "retry", reason: error instanceof Error ? error.name : "error" };
  }
}
