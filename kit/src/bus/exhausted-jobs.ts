import type { JetStreamClient, JetStreamManager } from "@nats-io/jetstream";
import { nanos } from "@nats-io/transport-node";
import type { Job } from "@hundeblick/proto/jobs/define";
import { z } from "zod";
import type { Log } from "../log/index.ts";
import { deadLetters } from "../metrics/index.ts";
import { pull, type Puller } from "./pull.ts";
import { advisoriesStream, ensureConsumer, ensureStream, type Naming, maxDeliveriesSubject } from "./streams.ts";
import { decode } from "./wire.ts";

const Advisory = z.object({ stream_seq: z.int(), deliveries: z.int() });
type DeadOptions<P extends z.ZodType> = {
  js: JetStreamClient;
  manager: () => Promise<JetStreamManager>;
  names: Naming;
  job: Job<P>;
  consumer: string;
  replicas: number;
  onDead: (payload: z.output<P>) => Promise<void>;
  isUp: () => boolean;
  log: Log;
};

/** Finds messages after their last delivery, reports them to the owner of the job and removes them from the queue. */
export async function consumeExhausted<P extends z.ZodType>({
  js,
  manager,
  names,
  job,
  consumer,
  replicas,
  onDead,
  isUp,
  log,
}: DeadOptions<P>): Promise<Puller> {
  const stream = advisoriesStream(names, job, consumer, replicas);
  const durable = `dead-${consumer}`;
  return pull(js, {
    stream: stream.name,
    consumer: durable,
    slots: 1,
    isUp,
    log,
    ensure: async () => {
      await ensureStream(await manager(), stream);
      await ensureConsumer(await manager(), stream.name, {
        durable_name: durable,
        filter_subject: maxDeliveriesSubject(names, job, consumer),
        ack_wait: nanos(30_000),
      });
    },
    handle: async (message) => {
      const { stream_seq: seq, deliveries } = decode(Advisory, message.data);
      const { streams } = await manager();
      // null: already removed; other errors are thrown, and the notice is redelivered
      const dead = await streams.getMessage(names.stream(job.stream), { seq });
      if (dead) {
        log.error({ subject: job.subject, seq, deliveries }, "a job exhausted its deliveries");
        deadLetters.add(1, { subject: job.subject });
        await onDead(decode(job.payload, dead.data));
        await streams.deleteMessage(names.stream(job.stream), seq).catch(() => false);
      }
      message.ack();
    },
  });
}
