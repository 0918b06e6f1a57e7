import { DiscardPolicy, RetentionPolicy, StorageType, type StreamConfig } from "@nats-io/jetstream";
import { nanos } from "@nats-io/transport-node";
import { EVENTS_STREAM } from "@hundeblick/proto/events/define";
import type { Job } from "@hundeblick/proto/jobs/define";

/** Names of subjects and streams, and what all streams share. */
export type Naming = {
  subject: (name: string) => string;
  stream: (name: string) => string;
  sizeFactor: number;
  replicas: number;
};
/** The prefix separates test runs on one server; their streams get a small size limit. */
export const naming = (prefix = "", replicas = 1): Naming => ({
  replicas,
  sizeFactor: prefix ? 1 / 128 : 1,
  subject: (name) => (prefix ? `${prefix}.${name}` : name),
  stream: (name) => (prefix ? `${prefix}_${name}` : name),
});

const TWO_MINUTES = nanos(120_000);

export type StreamSettings = Partial<StreamConfig> & { name: string; subjects: string[] };

export const eventsStream = (names: Naming): StreamSettings => ({
  name: names.stream(EVENTS_STREAM.name),
  subjects: EVENTS_STREAM.subjects.map(names.subject),
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  max_age: nanos(EVENTS_STREAM.maxAgeDays * 24 * 3_600_000),
  max_bytes: EVENTS_STREAM.maxBytes * names.sizeFactor,
  duplicate_window: TWO_MINUTES,
  num_replicas: names.replicas,
});

export const jobStream = (names: Naming, job: Job): StreamSettings => ({
  name: names.stream(job.stream),
  subjects: [names.subject(job.subject)],
  retention: RetentionPolicy.Workqueue,
  storage: StorageType.File,
  discard: DiscardPolicy.New,
  max_msgs: 100_000,
  max_bytes: 64 * 1024 * 1024 * names.sizeFactor,
  duplicate_window: TWO_MINUTES,
  num_replicas: names.replicas,
});

export const deadStream = (job: Job): string => `DEAD_${job.stream}`;

/** Advisories of the server about messages that used up their deliveries. */
export const maxDeliveriesSubject = (names: Naming, job: Job, consumer: string): string =>
  `$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.${names.stream(job.stream)}.${consumer}`;

/** Stores the server's advisories about exhausted and terminated messages, which it publishes only once. */
export const advisoriesStream = (names: Naming, job: Job, consumer: string): StreamSettings => ({
  name: names.stream(deadStream(job)),
  subjects: [
    maxDeliveriesSubject(names, job, consumer),
    `$JS.EVENT.ADVISORY.CONSUMER.MSG_TERMINATED.${names.stream(job.stream)}.${consumer}`,
  ],
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  max_age: nanos(7 * 24 * 3_600_000),
  max_bytes: 16 * 1024 * 1024 * names.sizeFactor,
  num_replicas: names.replicas,
});
