import { setTimeout as pause } from "node:timers/promises";
import type { JsMsg } from "@nats-io/jetstream";
import { type ConsumerSettings, ensureConsumer, ensureStream, type JetStream } from "./jetstream.ts";
import type { StreamSettings } from "./streams.ts";

export type Consuming = { stop(): Promise<void> };
type ConsumeOptions = {
  stream: StreamSettings;
  consumer: ConsumerSettings;
  slots: number;
  handle: (message: JsMsg) => Promise<void>;
};

const PULL_MS = 1_000;
const PAUSE_MS = 250;
/** Waits for a server that restarts; throws when it does not come back. */
const START_LIMIT_MS = 20_000;

/** Each of `slots` loops pulls one message, so that no lease runs out in a buffer. Recreates what was deleted. */
export async function consume(jet: JetStream, { stream, consumer, slots, handle }: ConsumeOptions): Promise<Consuming> {
  const { js, isUp, log } = jet;
  const durable = consumer.durable_name;
  const ensure = async (): Promise<void> => {
    const manager = await jet.manager();
    await ensureStream(manager, stream);
    await ensureConsumer(manager, stream.name, consumer);
  };
  let stopped = false;
  const loop = async (): Promise<void> => {
    while (!stopped) {
      try {
        const messages = await js.consumers.get(stream.name, durable);
        while (!stopped) {
          const message = await messages.next({ expires: PULL_MS });
          if (message) await handle(message);
        }
      } catch (error) {
        if (stopped) return;
        if (isUp()) log.warn({ err: error, consumer: durable }, "pull failed, starting again");
        await pause(PAUSE_MS);
        if (isUp()) await ensure().catch((cause: unknown) => log.warn({ err: cause }, "could not create the consumer"));
      }
    }
  };
  for (const until = Date.now() + START_LIMIT_MS; ;) {
    try {
      await ensure();
      break;
    } catch (error) {
      if (Date.now() > until) throw error;
      log.warn({ err: error, consumer: durable }, "could not create the consumer, will retry");
      await pause(PAUSE_MS);
    }
  }
  const loops = Array.from({ length: slots }, loop);
  return {
    async stop() {
      stopped = true;
      await Promise.allSettled(loops);
    },
  };
}
