import type { Job } from "@hundeblick/proto/jobs/define";
import { z } from "zod";
import { deadLetters } from "../metrics/index.ts";
import { consume, type Consuming } from "./consume.ts";
import type { JetStream } from "./jetstream.ts";
import { advisoriesStream, maxDeliveriesSubject } from "./streams.ts";
import { decode } from "./wire.ts";

const Advisory = z.object({ stream_seq: z.int(), deliveries: z.int() });

/** Finds messages after their last delivery, reports them to the owner of the job and removes them from the queue. */
export async function consumeExhausted<P extends z.ZodType>(
  jet: JetStream,
  job: Job<P>,
  consumer: string,
  onDead: (payload: z.output<P>) => Promise<void>,
): Promise<Consuming> {
  const { names, log } = jet;
  const stream = names.stream(job.stream);
  return consume(jet, {
    stream: advisoriesStream(names, job, consumer),
    consumer: { durable_name: `dead-${consumer}`, filter_subject: maxDeliveriesSubject(names, job, consumer) },
    slots: 1,
    handle: async (message) => {
      const { stream_seq: seq, deliveries } = decode(Advisory, message.data);
      const { streams } = await jet.manager();
      // null: already removed; other errors are thrown, and the notice is redelivered
      const dead = await streams.getMessage(stream, { seq });
      if (dead) {
        log.error({ subject: job.subject, seq, deliveries }, "a job exhausted its deliveries");
        deadLetters.add(1, { subject: job.subject });
        await onDead(decode(job.payload, dead.data));
        await streams.deleteMessage(stream, seq).catch(() => false);
      }
      message.ack();
    },
  });
}
