import {
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  AckPolicy,
  DeliverPolicy,
  type ConsumerConfig,
} from "@nats-io/jetstream";
import { nanos } from "@nats-io/transport-node";
import { EVENTS_STREAM } from "@hundeblick/proto/events/define";
import type { Job } from "@hundeblick/proto/jobs/define";

export type Naming = { subject: (name: string) => string; stream: (name: string) => string; sizeFactor: number };
/** The prefix separates test runs on one server; their streams get a small size limit. */
export const naming = (prefix = ""): Naming => ({
  sizeFactor: prefix ? 1 / 128 : 1,
  subject: (name) => (prefix ? `${prefix}.${name}` : name),
  stream: (name) => (prefix ? `${prefix}_${name}` : name),
});

const EXISTS_WITH_OTHER_SETTINGS = [10_058, 10_148];
const NOT_FOUND = [10_014, 10_059];
const TWO_MINUTES = nanos(120_000);

export type StreamSettings = Partial<StreamConfig> & { name: string; subjects: string[] };

export const eventsStream = (names: Naming, replicas: number): StreamSettings => ({
  name: names.stream(EVENTS_STREAM.name),
  subjects: EVENTS_STREAM.subjects.map(names.subject),
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  max_age: nanos(EVENTS_STREAM.maxAgeDays * 24 * 3_600_000),
  max_bytes: EVENTS_STREAM.maxBytes * names.sizeFactor,
  duplicate_window: TWO_MINUTES,
  num_replicas: replicas,
});

export const jobStream = (names: Naming, job: Job, replicas: number): StreamSettings => ({
  name: names.stream(job.stream),
  subjects: [names.subject(job.subject)],
  retention: RetentionPolicy.Workqueue,
  storage: StorageType.File,
  discard: DiscardPolicy.New,
  max_msgs: 100_000,
  max_bytes: 64 * 1024 * 1024 * names.sizeFactor,
  duplicate_window: TWO_MINUTES,
  num_replicas: replicas,
});

export const deadStream = (job: Job): string => `DEAD_${job.stream}`;

/** Advisories of the server about messages that used up their deliveries. */
export const maxDeliveriesSubject = (names: Naming, job: Job, consumer: string): string =>
  `$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.${names.stream(job.stream)}.${consumer}`;

/** Stores the server's advisories about exhausted and terminated messages, which it publishes only once. */
export const advisoriesStream = (names: Naming, job: Job, consumer: string, replicas: number): StreamSettings => ({
  name: names.stream(deadStream(job)),
  subjects: [
    maxDeliveriesSubject(names, job, consumer),
    `$JS.EVENT.ADVISORY.CONSUMER.MSG_TERMINATED.${names.stream(job.stream)}.${consumer}`,
  ],
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  max_age: nanos(7 * 24 * 3_600_000),
  max_bytes: 16 * 1024 * 1024 * names.sizeFactor,
  num_replicas: replicas,
});

/** Creates the stream or updates its settings. */
export async function ensureStream(manager: JetStreamManager, settings: StreamSettings): Promise<void> {
  try {
    await manager.streams.add(settings);
  } catch (error) {
    if (!isApiError(error, EXISTS_WITH_OTHER_SETTINGS)) throw error;
    await manager.streams.update(settings.name, settings);
  }
}

/** When the oldest undelivered message was sent; null when there is none or no such queue. */
export async function oldestUndelivered(
  { consumers, streams }: JetStreamManager,
  stream: string,
  consumer: string,
): Promise<Date | null> {
  try {
    const { num_pending, delivered } = await consumers.info(stream, consumer);
    if (num_pending === 0) return null;
    return (await streams.getMessage(stream, { seq: delivered.stream_seq + 1 }))?.time ?? null;
  } catch (error) {
    if (isApiError(error, NOT_FOUND)) return null;
    throw error;
  }
}

export async function ensureConsumer(
  manager: JetStreamManager,
  stream: string,
  settings: Partial<ConsumerConfig> & { durable_name: string },
): Promise<void> {
  const full = { ack_policy: AckPolicy.Explicit, deliver_policy: DeliverPolicy.All, ...settings };
  try {
    await manager.consumers.add(stream, full);
  } catch (error) {
    if (!isApiError(error, EXISTS_WITH_OTHER_SETTINGS)) throw error;
    await manager.consumers.update(stream, settings.durable_name, full);
  }
}

const isApiError = (error: unknown, codes: number[]): boolean =>
  error instanceof JetStreamApiError && codes.includes(error.code);
