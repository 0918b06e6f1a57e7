import type { JsMsg } from "@nats-io/jetstream";
import type { Fact, PayloadOf } from "@hundeblick/proto/events/define";
import type { Job } from "@hundeblick/proto/jobs/define";
import type { z } from "zod";
import { type Log, logAbout } from "../log/index.ts";
import { deadLetters, redeliveries } from "../metrics/index.ts";
import type { JobOutcome } from "./outcome.ts";
import { observed, type Outcome } from "./spans.ts";
import type { FactMeta, JobMeta } from "./types.ts";
import { contextOf, decode, originOf } from "./wire.ts";

const HEARTBEAT_MS = 5_000;
const FACT_RETRY_MS = [500, 2_000, 10_000, 30_000, 60_000];
const delayOf = (delays: readonly number[], delivery: number): number =>
  delays[Math.min(delivery, delays.length) - 1] ?? 1_000;

/**
 * One delivery, traced, measured and named on every log line that comes of it: by its place in the stream,
 * because the message's own id holds the id of a report, and whoever knows that reads the report.
 */
function delivered(subject: string, message: JsMsg, work: (ended: Outcome) => Promise<void>): Promise<void> {
  const { deliveryCount, streamSequence: seq } = message.info;
  if (deliveryCount > 1) redeliveries.add(1, { subject });
  return logAbout({ seq, delivery: deliveryCount }, () =>
    observed({ subject, role: "process", parent: contextOf(message.headers), links: originOf(message.headers) }, work),
  );
}

/** One delivery of a fact: acknowledged when the handler is through, asked for again when it throws, dropped (and logged) when it cannot be read. */
export async function deliverFact<T extends Fact>(
  { subject, payload: schema }: T,
  message: JsMsg,
  handler: (payload: PayloadOf<T>, meta: FactMeta) => Promise<void>,
  log: Log,
): Promise<void> {
  const delivery = message.info.deliveryCount;
  await delivered(subject, message, async (ended) => {
    let payload: PayloadOf<T>;
    try {
      payload = decode(schema, message.data) as PayloadOf<T>;
    } catch (error) {
      log.error({ err: error, subject }, "a fact cannot be read and is dropped");
      deadLetters.add(1, { subject });
      ended("poison");
      return message.term("unreadable");
    }
    try {
      await handler(payload, { id: message.headers?.get("Nats-Msg-Id") ?? String(message.seq), delivery });
      message.ack();
    } catch (error) {
      log.warn({ err: error, subject }, "a fact could not be handled, again later");
      ended("retry");
      message.nak(delayOf(FACT_RETRY_MS, delivery));
    }
  });
}

/** One delivery of a job; its lease is renewed while the handler runs. */
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
    const outcome = await decodeAndRun(job, message, handler, { delivery, signal }, log);
    const { kind, reason } = outcome;
    ended(kind);
    if (kind === "done") {
      log.debug({ subject, reason }, "a job is done");
      return message.ack();
    }
    if (kind === "poison") {
      log.error({ subject, reason }, "a job is poison");
      deadLetters.add(1, { subject });
      return message.term(reason.slice(0, 120));
    }
    const delayMs = outcome.delayMs ?? delayOf(job.retryDelaysMs, delivery);
    log.warn({ subject, reason, delayMs }, "a job is tried again");
    message.nak(delayMs);
  }).finally(() => clearInterval(beat));
}

async function decodeAndRun<P extends z.ZodType>(
  job: Job<P>,
  message: JsMsg,
  handler: (payload: z.output<P>, meta: JobMeta) => Promise<JobOutcome>,
  meta: JobMeta,
  log: Log,
): Promise<JobOutcome> {
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
