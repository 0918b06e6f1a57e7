import {
  AckPolicy,
  type ConsumerConfig,
  DeliverPolicy,
  jetstream,
  JetStreamApiError,
  type JetStreamClient,
  jetstreamManager,
  type JetStreamManager,
} from "@nats-io/jetstream";
import { nanos } from "@nats-io/transport-node";
import type { Log } from "../log/index.ts";
import type { Connection } from "./connection.ts";
import type { Naming, StreamSettings } from "./streams.ts";

/** JetStream over one connection; `manager` connects when it is first needed. */
export type JetStream = {
  js: JetStreamClient;
  manager: () => Promise<JetStreamManager>;
  names: Naming;
  isUp: () => boolean;
  log: Log;
};
export type ConsumerSettings = Partial<ConsumerConfig> & { durable_name: string };

const PUBLISH_MS = 1_500;
const MANAGE_MS = 3_000;
const EXISTS_WITH_OTHER_SETTINGS = [10_058, 10_148];

export function openJetStream({ nats, isUp, timeoutFactor }: Connection, names: Naming, log: Log): JetStream {
  let manager: Promise<JetStreamManager> | undefined;
  return {
    js: jetstream(nats, { timeout: PUBLISH_MS * timeoutFactor }),
    manager: () => (manager ??= jetstreamManager(nats, { checkAPI: false, timeout: MANAGE_MS * timeoutFactor })),
    names,
    isUp,
    log,
  };
}

/** Creates the stream or updates its settings. */
export const ensureStream = ({ streams }: JetStreamManager, settings: StreamSettings): Promise<void> =>
  orUpdate(streams.add(settings), () => streams.update(settings.name, settings));

/** Creates the consumer of a stream or updates its settings. */
export function ensureConsumer(
  { consumers }: JetStreamManager,
  stream: string,
  given: ConsumerSettings,
): Promise<void> {
  const settings = {
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(30_000),
    ...given,
  };
  return orUpdate(consumers.add(stream, settings), () => consumers.update(stream, given.durable_name, settings));
}

async function orUpdate(added: Promise<unknown>, update: () => Promise<unknown>): Promise<void> {
  try {
    await added;
  } catch (error) {
    if (!isApiError(error, EXISTS_WITH_OTHER_SETTINGS)) throw error;
    await update();
  }
}

export const isApiError = (error: unknown, codes: number[]): boolean =>
  error instanceof JetStreamApiError && codes.includes(error.code);
