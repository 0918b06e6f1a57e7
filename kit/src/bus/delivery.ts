import type { JsMsg } from "@nats-io/jetstream";
import type { Fact, PayloadOf } from "@hundeblick/proto/events/define";
import type { Job } from "@hundeblick/proto/jobs/define";
import type { z } from "zod";
import type { Log } from "../log/index.ts";
import type { JobOutcome } from "./outcome.ts";
import { inSpan } from "./spans.ts";
import type { FactMeta, JobMeta } from "./types.ts";
import { contextOf, decode } from "./wire.ts";

const HEARTBEAT_MS = 5_000;
const FACT_RETRY_MS = [500, 2_000, 10_000, 30_000, 60_000];
const delayOf = (delays: readonly number[], delivery: number): number => delays[Math.min(delivery, delays.length) - 1] ?? 1_000;

/** One delivery of a fact: acknowledged when the handler is through, asked for again when it throws, dropped (and logged) when it cannot be read. */
export async function deliverFact<T extends Fact>(fact: T, message: JsMsg, handler: (payload: PayloadOf<T>, meta: FactMeta) => Promise<void>, log: Log): Promise<void> {
  await inSpan(`${fact.subject} process`, "consumer", contextOf(message.headers), async () => {
    let payload: PayloadOf<T>;
    try {
      payload = decode(fact.payload, message.data) as PayloadOf<T>;
    } catch (error) {
      log.error({ err: error, subject: fact.subject }, "a fact cannot be read and is dropped");
      return message.term("unreadable");
    }
    try {
      await handler(payload, { id: message.headers?.get("Nats-Msg-Id") ?? String(message.seq), delivery: message.info.deliveryCount });
      message.ack();
    } catch (error) {
      log.warn({ err: error, subject: fact.subject, delivery: message.info.deliveryCount }, "a fact could not be handled, again later");
      message.nak(delayOf(FACT_RETRY_MS, message.info.deliveryCount));
    }
  });
}

/** One delivery of a job; its lease is renewed while the handler runs. */
export async function deliverJob<P extends z.ZodType>(job: Job<P>, message: JsMsg, handler: (payload: z.output<P>, meta: JobMeta) => Promise<JobOutcome>, signal: AbortSignal, log: Log): Promise<void> {
  const delivery = message.info.deliveryCount;
  const beat = setInterval(() => message.working(), Math.min(HEARTBEAT_MS, job.ackWaitMs / 3));
  await inSpan(`${job.subject} process`, "consumer", contextOf(message.headers), async () => {
    const outcome = await decodeAndRun(job, message, handler, { delivery, signal }, log);
    if (outcome.kind === "done") return message.ack();
    if (outcome.kind === "poison") {
      log.error({ subject: job.subject, reason: outcome.reason, delivery }, "a job is poison");
      return message.term(outcome.reason.slice(0, 120));
    }
    const delayMs = outcome.delayMs ?? delayOf(job.retryDelaysMs, delivery);
    log.warn({ subject: job.subject, reason: outcome.reason, delivery, delayMs }, "a job is tried again");
    message.nak(delayMs);
  }).finally(() => clearInterval(beat));
}

async function decodeAndRun<P extends z.ZodType>(job: Job<P>, message: JsMsg, handler: (payload: z.output<P>, meta: JobMeta) => Promise<JobOutcome>, meta: JobMeta, log: Log): Promise<JobOutcome> {
  let payload: z.output<P>;
  try {
    payload = decode(job.payload, message.data);
  } catch {
    return { kind: "poison", reason: "unreadable payload" };
  }
  try {
    return await handler(payload, meta);
  } catch (error) {
    log.error({ err: error, subject: job.subject, delivery: meta.delivery }, "a job failed unexpectedly");
    return { kind: "retry", reason: error instanceof Error ? error.name : "error" };
  }
}
