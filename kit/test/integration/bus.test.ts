import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { event } from "@hundeblick/proto/events/define";
import { job } from "@hundeblick/proto/jobs/define";
import { rpc } from "@hundeblick/proto/rpc/define";
import { z } from "zod";
import { connectBus, done, poison } from "../../src/bus/index.ts";
import { createLog } from "../../src/log/index.ts";
import { eventually, testBus, testPrefix, memoryDeadLetters } from "../../src/testing/index.ts";
import { busCompliance } from "../bus-compliance.ts";

busCompliance("the bus over NATS", async () => {
  const prefix = testPrefix();
  const [server, client] = await Promise.all([testBus("greeter", prefix), testBus("caller", prefix)]);
  return {
    server,
    client,
    close: async () => {
      await client.close();
      await server.close();
    },
  };
});

const shaky = job({
  stream: "JOBS_SHAKY",
  subject: "job.shaky.v1",
  payload: z.object({ id: z.string() }),
  ackWaitMs: 1_000,
  maxDeliver: 3,
  retryDelaysMs: [20],
  dedupeKey: ({ id }, wake) => `${id}:${wake}`,
});

test("redelivers a job that failed and reports one that used up its deliveries", async () => {
  const bus = await testBus("worker", testPrefix());
  const deliveries: number[] = [];
  const dead: string[] = [];
  await bus.work(
    shaky,
    async ({ id }, { delivery }) => {
      if (id === "twice") {
        deliveries.push(delivery);
        if (delivery === 2) return done("now");
      }
      if (id === "poison") return poison("cannot be");
      throw new Error("not yet");
    },
    {
      concurrency: 2,
      onDead: async ({ id }) => {
        dead.push(id);
      },
    },
  );
  for (const id of ["twice", "poison", "hopeless"]) await bus.enqueue(shaky, { id }, { wake: 1 });
  await eventually(
    () => deliveries,
    (seen) => seen.length === 2,
  );
  await eventually(
    () => dead,
    (seen) => seen.includes("hopeless"),
  );
  expect(deliveries).toEqual([1, 2]);
  expect(dead).toEqual(["hopeless"]);
  // the poisoned one and the exhausted one
  await eventually(
    () => bus.deadLetters(shaky),
    (count) => count === 2,
  );
  await bus.close();
});

test("reports when the oldest undelivered wake-up was sent", async () => {
  const bus = await testBus("long", testPrefix());
  const long = { ...shaky, stream: "JOBS_LONG", subject: "job.long.v1" as const };
  expect(await bus.oldestPendingAt(long)).toBeNull();
  const ends: (() => void)[] = [];
  await bus.work(long, () => new Promise((end) => ends.push(() => end(done("worked")))), { concurrency: 1 });
  const ended = async (nth: number): Promise<void> => {
    (
      await eventually(
        () => ends[nth - 1],
        (end) => end !== undefined,
      )
    )?.();
  };
  const before = Date.now();
  await bus.enqueue(long, { id: "first" }, { wake: 1 });
  await eventually(
    () => ends.length,
    (n) => n === 1,
  );
  expect(await bus.oldestPendingAt(long)).toBeNull();
  await bus.enqueue(long, { id: "second" }, { wake: 1 });
  // the server tells the consumer of a message after it has confirmed it
  const second = await eventually(
    () => bus.oldestPendingAt(long),
    (sentAt) => sentAt !== null,
  );
  expect(second?.getTime()).toBeGreaterThanOrEqual(before);
  await bus.enqueue(long, { id: "third" }, { wake: 1 });
  expect(await bus.oldestPendingAt(long)).toEqual(second);
  await ended(1);
  await eventually(
    () => ends.length,
    (n) => n === 2,
  );
  const third = await eventually(
    () => bus.oldestPendingAt(long),
    (sentAt) => sentAt !== null,
  );
  expect(third?.getTime()).toBeGreaterThanOrEqual(second?.getTime() ?? Infinity);
  await ended(2);
  await ended(3);
  await eventually(
    () => bus.oldestPendingAt(long),
    (none) => none === null,
  );
  await bus.close();
});

test("renews the lease of a handler that takes longer", async () => {
  const bus = await testBus("slow", testPrefix());
  const slow = { ...shaky, stream: "JOBS_SLOW", subject: "job.slow.v1" as const };
  let started = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await bus.work(
    slow,
    async () => {
      started++;
      await finished;
      return done("late");
    },
    { concurrency: 2 },
  );
  await bus.enqueue(slow, { id: randomUUID() }, { wake: 1 });
  await eventually(
    () => started,
    (n) => n === 1,
  );
  const until = Date.now() + 2_500;
  await eventually(
    () => Date.now(),
    (now) => now > until,
  );
  expect(started).toBe(1);
  finish();
  await bus.close();
});

test("an overloaded service rejects excess calls at once and handles the others", async () => {
  const prefix = testPrefix();
  const [server, client] = await Promise.all([testBus("busy", prefix), testBus("crowd", prefix)]);
  const wait = rpc({
    subject: "test.wait.v1",
    request: z.object({}),
    reply: z.object({}),
    timeoutMs: 20_000,
    idempotent: false,
  });
  const gate = Promise.withResolvers<void>();
  let inside = 0;
  let most = 0;
  await server.serve(
    { wait },
    {
      wait: async () => {
        most = Math.max(most, ++inside);
        await gate.promise;
        inside--;
        return {};
      },
    },
  );
  const refused: unknown[] = [];
  const calls = Array.from({ length: 300 }, () =>
    client.call(wait, {}).catch((error: unknown) => {
      refused.push(error);
    }),
  );
  await eventually(
    () => refused.length,
    (count) => count === 44,
  );
  gate.resolve();
  await Promise.all(calls);
  expect(most).toBe(64);
  expect(refused).toHaveLength(44);
  for (const error of refused) expect(error).toMatchObject({ code: "unavailable" });
  await client.close();
  await server.close();
});

test("a failed delivery is logged by its stream position, not by its document; a stop is not logged as an outage", async () => {
  const lines: string[] = [];
  const log = createLog(
    { service: "test", level: "debug" },
    {
      write: (line: string) => {
        lines.push(line);
      },
    },
  );
  const bus = await connectBus(
    { NATS_URL: process.env["NATS_URL"] ?? "" },
    { name: "logged", log, prefix: testPrefix() },
  );
  const opened = event({ subject: "evt.test.opened.v1", payload: z.object({}) });
  const deliveries: number[] = [];
  await bus.subscribe(opened, { durable: "reader", deadLetters: memoryDeadLetters() }, async (_, { id, delivery }) => {
    expect(id).toBe("who-knows-this-reads-it:0");
    deliveries.push(delivery);
    if (delivery === 1) throw new Error("not yet");
  });
  for (let sent = 0; sent < 2; sent++) await bus.publish(opened, {}, { id: "who-knows-this-reads-it:0" });
  await eventually(
    () => deliveries,
    (seen) => seen.length === 2,
  );
  await bus.close();
  const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(read).toContainEqual(expect.objectContaining({ msg: "already published", subject: opened.subject, seq: 1 }));
  expect(read).toContainEqual(
    expect.objectContaining({
      msg: "an event handler failed, will retry",
      subject: opened.subject,
      seq: 1,
      delivery: 1,
    }),
  );
  expect(lines.join("")).not.toContain("who-knows");
  expect(read.map(({ msg }) => msg)).not.toContain("nats is unreachable");
});
