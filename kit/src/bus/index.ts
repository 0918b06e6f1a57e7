import { AppError } from "../errors/index.ts";
import type { Log } from "../log/index.ts";
import { callOver } from "./call.ts";
import { type BusEnv, openConnection, settledInTime } from "./connection.ts";
import type { Consuming } from "./consume.ts";
import { redeliver } from "./dead-letter.ts";
import { consumeEvent } from "./deliver-event.ts";
import { consumeJob } from "./deliver-job.ts";
import { consumeExhausted } from "./exhausted-jobs.ts";
import { openJetStream } from "./jetstream.ts";
import { publish } from "./publish.ts";
import { countDeadLetters, oldestPendingAt } from "./queue-state.ts";
import { createCallServer } from "./serve.ts";
import { eventsStream, jobStream, naming } from "./streams.ts";
import type { Bus, EventConsumer } from "./types.ts";

export { type CallMeta, done, type Handler, type Handlers, type JobOutcome, poison } from "./handlers.ts";
export type { Bus, EventMeta, JobMeta } from "./types.ts";

/** The bus over NATS: calls, events and jobs. `prefix` separates test runs. */
export async function connectBus(
  env: BusEnv & { NATS_REPLICAS?: number },
  { name, log, prefix }: { name: string; log: Log; prefix?: string },
): Promise<Bus> {
  const connection = await openConnection(env, { name, log });
  const { nats, isUp } = connection;
  const names = naming(prefix, env.NATS_REPLICAS);
  const jet = openJetStream(connection, names, log);
  const workers = `${name}-workers`;
  const stopping = new AbortController();
  const { signal } = stopping;
  const server = createCallServer(connection, { names, queue: name, signal, log });
  const consuming: Consuming[] = [];
  const consumers = new Map<string, EventConsumer>();

  return {
    name: "nats",
    call: (definition, request, options = {}) =>
      callOver(connection, names.subject(definition.subject), definition, request, options),
    serve: server.serve,

    publish: ({ subject, payload: schema }, payload, { id, origin }) =>
      publish(jet, eventsStream(names), { subject, id, payload: schema.parse(payload), origin }),

    async subscribe(event, options, handler) {
      const consumer = { event, ...options, handler } as EventConsumer;
      consumers.set(options.durable, consumer);
      consuming.push(await consumeEvent(jet, consumer));
    },

    redeliver: (letter) => redeliver(consumers, letter),

    enqueue: (job, payload, { wake, origin }) => {
      const checked = job.payload.parse(payload);
      const message = { subject: job.subject, id: job.dedupeKey(checked, wake), payload: checked, origin };
      return publish(jet, jobStream(names, job), message);
    },

    async work(job, handler, { concurrency, onDead }) {
      consuming.push(await consumeJob(jet, { job, handler, durable: workers, concurrency, signal }));
      if (onDead) consuming.push(await consumeExhausted(jet, job, workers, onDead));
    },

    oldestPendingAt: (job) => oldestPendingAt(jet, job, workers),
    deadLetters: (job) => countDeadLetters(jet, job),

    async check() {
      if (!isUp()) throw new AppError("unavailable");
      await nats.rtt();
    },

    async close() {
      stopping.abort();
      await Promise.allSettled(consuming.map((each) => each.stop()));
      // order matters: unsubscribe, reply to calls in flight, then close the connection
      await server.drain();
      await settledInTime([nats.drain()]);
      await nats.close();
    },
  };
}
