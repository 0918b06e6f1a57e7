import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { quietLog } from "../testing/index.ts";
import { consume } from "./consume.ts";
import type { JetStream } from "./jetstream.ts";

test("a worker that starts waits for a server that restarts", async () => {
  let asked = 0;
  const js = {
    consumers: {
      get: async () => ({
        next: async () => {
          await wait(5);
          return null;
        },
      }),
    },
  };
  const add = async () => undefined;
  const manager = async () => {
    if (++asked < 3) throw new Error("timeout");
    return { streams: { add }, consumers: { add } };
  };
  const consuming = await consume({ js, manager, isUp: () => true, log: quietLog } as unknown as JetStream, {
    stream: { name: "JOBS", subjects: [] },
    consumer: { durable_name: "workers" },
    slots: 1,
    handle: async () => undefined,
  });
  expect(asked).toBe(3);
  await consuming.stop();
});
