import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { JetStreamClient } from "@nats-io/jetstream";
import { quietLog } from "../testing/index.ts";
import { pull } from "./pull.ts";

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
  } as unknown as JetStreamClient;
  const puller = await pull(js, {
    stream: "JOBS",
    consumer: "workers",
    slots: 1,
    isUp: () => true,
    log: quietLog,
    handle: async () => undefined,
    ensure: async () => {
      if (++asked < 3) throw new Error("timeout");
    },
  });
  expect(asked).toBe(3);
  await puller.stop();
});
