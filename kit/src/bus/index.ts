import { setTimeout as pause } from "node:timers/promises";
import { jetstream, jetstreamManager, type JetStreamManager } from "@nats-io/jetstream";
import { type Msg, nanos, type Subscription } from "@nats-io/transport-node";
import pLimit from "p-limit";
import { AppError } from "../errors/index.ts";
import type { Log } from "../log/index.ts";
import { deadLetters, redeliveries } from "../metrics/index.ts";
import { respond, callOver, received, rejectOverload } from "./calls.ts";
import { type BusEnv, openConnection } from "./connection.ts";
import { consumeExhausted } from "./exhausted-jobs.ts";
import { deliverEvent, deliverJob, type EventConsumer } from "./delivery.ts";
import { redeliver } from "./redeliver.ts";
import { pull, type Puller } from "./pull.ts";
import { withSpan } from "./spans.ts";
import {
  deadStream,
  ensureConsumer,
  ensureStream,
  eventsStream,
  jobStream,
  naming,
  oldestUndelivered,
  type StreamSettings,
} from "./streams.ts";
import { type Bus, handledCalls } from "./types.ts";
import { encode, tracedHeaders } from "./wire.ts";

export { done, type JobOutcome, poison } from "./outcome.ts";
export { type Bus, type CallMeta, type EventMeta, type Handler, type Handlers, type JobMeta } from "./types.ts";

const PUBLISH_MS = 1_500;
/** Calls of one subject that a process handles concurrently. */
const MAX_CONCURRENT = 64;
/** Calls of one subject that may queue; further ones are rejected because they would miss their deadline. */
const QUEUED = 192;
/** Until a rejected subscription is tried again. */
const RESUBSCRIBE_MS = 2_000;
/** Limit for closing the connection: a server that is down does not reply. */
const CLOSE_STEP_MS = 2_000;

/** Counters start at 0, otherwise a rate misses the first event. */
const initialiseCounters = (subject: string): void => {
  redeliveries.add(0, { subject });
  deadLetters.add(0, { subject });
};

const settledWithin = (work: Promise<unknown>[], ms: number): Promise<unknown> =>
  Promise.race([Promise.allSettled(work), pause(ms, undefined, { ref: false })]);

/** The bus over NATS: calls, events and jobs. `prefix` separates test runs. */
export async function connectBus(
  env: BusEnv & { NATS_REPLICAS?: number },
  { name, log, prefix }: { name: string; log: Log; prefix?: string },
): Promise<Bus> {
  const connection = await openConnection(env, { name, log });
  const { nats, isUp, timeoutFactor } = connection;
  const js = jetstream(nats, { timeout: PUBLISH_MS * timeoutFactor });
  const names = naming(prefix);
  const replicas = env.NATS_REPLICAS ?? 1;
  const pullers: Puller[] = [];
  const consumers = new Map<string, EventConsumer>();
  const subscriptions = new Set<Subscription>();
  const answering = new Set<Promise<void>>();
  const stopping = new AbortController();
  let managerOnce: Promise<JetStreamManager> | undefined;
  const workers = `${name}-workers`;
  const manager = (): Promise<JetStreamManager> =>
    (managerOnce ??= jetstreamManager(nats, { checkAPI: false, timeout: 3_000 * timeoutFactor }));

  const store = async (
    subject: string,
    msgID: string,
    payload: unknown,
    stream: StreamSettings,
    origin?: string,
  ): Promise<void> => {
    if (!isUp()) throw new AppError("unavailable");
    await withSpan({ subject, role: "publish" }, async () => {
      const send = () => js.publish(names.subject(subject), encode(payload), { msgID, headers: tracedHeaders(origin) });
      try {
        const stored = await send().catch(async () => {
          await ensureStream(await manager(), stream);
          return send();
        });
        if (stored.duplicate) log.debug({ subject, seq: stored.seq }, "already published");
      } catch (cause) {
        throw new AppError("unavailable", { cause });
      }
    });
  };

  return {
    name: "nats",
    call: (definition, request, options = {}) =>
      callOver(connection, names.subject(definition.subject), definition, request, options),

    async serve(contract, handlers) {
      for (const [definition, handler] of handledCalls(contract, handlers)) {
        const limit = pLimit(MAX_CONCURRENT);
        const answer = (message: Msg): void => {
          if (limit.pendingCount >= QUEUED) return rejectOverload(definition, message);
          const request = received(definition, message);
          const work = limit(() => respond(definition, handler, request, log)).finally(() => answering.delete(work));
          answering.add(work);
        };
        const subscribe = (): void => {
          const subscription = nats.subscribe(names.subject(definition.subject), {
            queue: name,
            callback: (error, message) => {
              if (!error) return answer(message);
              // the client drops a rejected subscription; during a rollout a server may not know the call yet
              log.error({ err: error }, "subscription failed, will retry");
              subscriptions.delete(subscription);
              setTimeout(() => stopping.signal.aborted || nats.isClosed() || subscribe(), RESUBSCRIBE_MS).unref();
            },
          });
          subscriptions.add(subscription);
        };
        subscribe();
      }
      await nats.flush();
    },

    publish: (event, payload, { id, origin }) =>
      store(event.subject, id, event.payload.parse(payload), eventsStream(names, replicas), origin),

    async subscribe(event, { durable, deadLetters }, handler) {
      initialiseCounters(event.subject);
      const consumer = { event, durable, deadLetters, handler } as EventConsumer;
      consumers.set(durable, consumer);
      const stream = eventsStream(names, replicas);
      pullers.push(
        await pull(js, {
          stream: stream.name,
          consumer: durable,
          slots: 1,
          isUp,
          log,
          ensure: async () => {
            await ensureStream(await manager(), stream);
            await ensureConsumer(await manager(), stream.name, {
              durable_name: durable,
              filter_subject: names.subject(event.subject),
              ack_wait: nanos(30_000),
              max_ack_pending: 50,
            });
          },
          handle: (message) => deliverEvent(consumer, message, log),
        }),
      );
    },

    redeliver: (letter) => redeliver(consumers, letter),

    enqueue: (job, payload, { wake, origin }) => {
      const checked = job.payload.parse(payload);
      return store(job.subject, job.dedupeKey(checked, wake), checked, jobStream(names, job, replicas), origin);
    },

    async work(job, handler, { concurrency, onDead }) {
      initialiseCounters(job.subject);
      const stream = jobStream(names, job, replicas);
      const ensure = async (): Promise<void> => {
        await ensureStream(await manager(), stream);
        await ensureConsumer(await manager(), stream.name, {
          durable_name: workers,
          filter_subject: names.subject(job.subject),
          ack_wait: nanos(job.ackWaitMs),
          max_deliver: job.maxDeliver,
          max_ack_pending: 256,
        });
      };
      pullers.push(
        await pull(js, {
          stream: stream.name,
          consumer: workers,
          slots: concurrency,
          isUp,
          log,
          ensure,
          handle: (message) => deliverJob(job, message, handler, stopping.signal, log),
        }),
      );
      if (onDead)
        pullers.push(
          await consumeExhausted({ js, manager, names, job, consumer: workers, replicas, onDead, isUp, log }),
        );
    },

    async oldestPendingAt(job) {
      if (!isUp()) throw new AppError("unavailable");
      return oldestUndelivered(await manager(), names.stream(job.stream), workers).catch((cause: unknown) => {
        throw new AppError("unavailable", { cause });
      });
    },

    async deadLetters(job) {
      const { streams } = await manager();
      return (await streams.info(names.stream(deadStream(job)))).state.messages;
    },

    async check() {
      if (!isUp()) throw new AppError("unavailable");
      await nats.rtt();
    },

    async close() {
      stopping.abort();
      await Promise.allSettled(pullers.map((puller) => puller.stop()));
      // order matters: unsubscribe, reply to calls in flight, then close the connection
      await settledWithin(
        [...subscriptions].map((subscription) => subscription.drain()),
        CLOSE_STEP_MS,
      );
      while (answering.size > 0 && isUp()) await Promise.allSettled(answering);
      await settledWithin([nats.drain()], CLOSE_STEP_MS);
      await nats.close();
    },
  };
}
