import type { JsMsg } from "@nats-io/jetstream";
import { nanos } from "@nats-io/transport-node";
import type { Job } from "@hundeblick/proto/jobs/define";
import type { z } from "zod";
import type { Log } from "../log/index.ts";
import { deadLetters } from "../metrics/index.ts";
import { consume, type Consuming } from "./consume.ts";
import { delayOf, delivered, initialiseCounters } from "./delivery.ts";
import type { JobOutcome } from "./handlers.ts";
import type { JetStream } from "./jetstream.ts";
import { jobStream } from "./streams.ts";
import type { JobMeta } from "./types.ts";
import { decode } from "./wire.ts";

const HEARTBEAT_MS = 5_000;

/** Handler of a queue's jobs; `signal` tells it that the process stops. */
type JobConsumer<P extends z.ZodType> = {
  job: Job<P>;
  durable: string;
  concurrency: number;
  signal: AbortSignal;
  handler: (payload: z.output<P>, meta: JobMeta) => Promise<JobOutcome>;
};

export function consumeJob<P extends z.ZodType>(jet: JetStream, consumer: JobConsumer<P>): Promise<Consuming> {
  const { job, durable, concurrency } = consumer;
  initialiseCounters(job.subject);
  return consume(jet, {
    stream: jobStream(jet.names, job),
    consumer: {
      durable_name: durable,
      filter_subject: jet.names.subject(job.subject),
      ack_wait: nanos(job.ackWaitMs),
      max_deliver: job.maxDeliver,
      max_ack_pending: 256,
    },
    slots: concurrency,
    handle: (message) => deliverJob(consumer, message, jet.log),
  });
}

/** Delivers one job and renews its lease while the handler runs. */
async function deliverJob<P extends z.ZodType>(consumer: JobConsumer<P>, message: JsMsg, log: Log): Promise<void> {
  const { subject, ackWaitMs, retryDelaysMs } = consumer.job;
  const { deliveryCount } = message.info;
  const beat = setInterval(() => message.working(), Math.min(HEARTBEAT_MS, ackWaitMs / 3));
  await delivered(subject, message, async (ended) => {
    const { kind, reason } = await decodeAndRun(consumer, message, log);
    ended(kind);
    if (kind === "done") {
      log.debug({ subject, reason }, "job done");
      return message.ack();
    }
    if (kind === "poison") {
      log.error({ subject, reason }, "job rejected for good");
      deadLetters.add(1, { subject });
      return message.term(reason.slice(0, 120));
    }
    const delayMs = delayOf(retryDelaysMs, deliveryCount);
    log.warn({ subject, reason, delayMs }, "job failed, will retry");
    message.nak(delayMs);
  }).finally(() => clearInterval(beat));
}

async function decodeAndRun<P extends z.ZodType>(
  { job, handler, signal }: JobConsumer<P>,
  message: JsMsg,
  log: Log,
): Promise<{ kind: JobOutcome["kind"] | "retry"; reason: string }> {
  let payload: z.output<P>;
  try {
    payload = decode(job.payload, message.data);
  } catch {
    return { kind: "poison", reason: "unreadable payload" };
  }
  try {
    return await handler(payload, { delivery: message.info.deliveryCount, signal });
  } catch (error) {
    log.error({ err: error, subject: job.subject }, "a job failed unexpectedly");
    return { kind: "retry", reason: error instanceof Error ? error.name : "error" };
  }
}
