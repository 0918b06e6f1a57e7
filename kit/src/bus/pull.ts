import { setTimeout as pause } from "node:timers/promises";
import type { JetStreamClient, JsMsg } from "@nats-io/jetstream";
import type { Log } from "../log/index.ts";

export type Puller = { stop(): Promise<void> };
type PullOptions = {
  stream: string;
  consumer: string;
  slots: number;
  /** Creates missing streams and consumers; called before the first pull and after every failure. */
  ensure: () => Promise<void>;
  handle: (message: JsMsg) => Promise<void>;
  isUp: () => boolean;
  log: Log;
};

const PULL_MS = 1_000;
const PAUSE_MS = 250;
/** Waits for a server that restarts; throws when it does not come back. */
const START_LIMIT_MS = 20_000;

async function ensured({ ensure, consumer, log }: Pick<PullOptions, "ensure" | "consumer" | "log">): Promise<void> {
  for (const until = Date.now() + START_LIMIT_MS; ;) {
    try {
      return await ensure();
    } catch (error) {
      if (Date.now() > until) throw error;
      log.warn({ err: error, consumer }, "could not create the consumer, will retry");
      await pause(PAUSE_MS);
    }
  }
}

/** Each of `slots` loops pulls one message, so that no lease runs out in a buffer. Recreates what was deleted. */
export async function pull(js: JetStreamClient, options: PullOptions): Promise<Puller> {
  let stopped = false;
  await ensured(options);
  const loop = async (): Promise<void> => {
    while (!stopped) {
      try {
        const consumer = await js.consumers.get(options.stream, options.consumer);
        while (!stopped) {
          const message = await consumer.next({ expires: PULL_MS });
          if (message) await options.handle(message);
        }
      } catch (error) {
        if (stopped) return;
        if (options.isUp()) options.log.warn({ err: error, consumer: options.consumer }, "pull failed, starting again");
        await pause(PAUSE_MS);
        if (options.isUp())
          await options
            .ensure()
            .catch((cause: unknown) => options.log.warn({ err: cause }, "could not create the consumer"));
      }
    }
  };
  const loops = Array.from({ length: options.slots }, loop);
  return {
    async stop() {
      stopped = true;
      await Promise.allSettled(loops);
    },
  };
}
