import { afterAll, beforeAll, expect, test } from "vitest";
import { jetstream } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { event } from "@hundeblick/proto/events/define";
import { listDeadLetters, resendDeadLetters } from "@hundeblick/proto/rpc/dead-letters";
import { z } from "zod";
import type { Bus } from "../../src/bus/index.ts";
import { type DeadLetters, mongoDeadLetters, serveDeadLetters } from "../../src/dead-letters/index.ts";
import type { Mongo } from "../../src/mongo/index.ts";
import { eventually, testBus, testMongo, testPrefix } from "../../src/testing/index.ts";

const opened = event({ subject: "evt.test.opened.v1", payload: z.object({ n: z.int() }) });
const prefix = testPrefix();
const handled: number[] = [];
let isBroken = true;
let mongo: Mongo;
let bus: Bus;
let deadLetters: DeadLetters;
beforeAll(async () => {
  mongo = await testMongo();
  bus = await testBus("mail", prefix);
  deadLetters = await mongoDeadLetters(mongo.connection);
  await bus.subscribe(opened, { durable: "mail-test-opened", deadLetters }, async ({ n }) => {
    if (n < 0 && isBroken) throw new Error("rejected");
    handled.push(n);
  });
  await serveDeadLetters({ bus, service: "mail", deadLetters });
});
afterAll(async () => {
  await bus.close();
  await mongo.close();
});

const list = () => bus.call(listDeadLetters("mail"), {});
const resend = (...ids: string[]) => bus.call(resendDeadLetters("mail"), { ids });

test("sixty unreadable events become dead letters without blocking the others", async () => {
  const nats = await connect({ servers: process.env["NATS_URL"] ?? "" });
  for (let n = 0; n < 60; n++) await jetstream(nats).publish(`${prefix}.${opened.subject}`, "not JSON");
  await nats.close();
  await bus.publish(opened, { n: 1 }, { id: "good" });
  await eventually(
    () => handled,
    (seen) => seen.includes(1),
  );
  await eventually(list, { total: 60 });
  const { letters } = await list();
  expect(letters[0]).toMatchObject({ consumer: "mail-test-opened", subject: opened.subject, reason: "unreadable" });
  expect(JSON.stringify(letters)).not.toContain("not JSON");
  expect(await resend(letters[0]?.id ?? "")).toEqual({ handled: 0, failed: 1, gone: 0 });
  expect((await list()).total).toBe(60);
});

test("a redelivered dead letter is removed once its consumer handles it", async () => {
  const now = new Date();
  const letter = {
    id: "mail-test-opened.900",
    consumer: "mail-test-opened",
    subject: opened.subject,
    eventId: "e",
    body: '{"n":-5}',
    reason: "internal",
    tries: 8,
    publishedAt: now,
    failedAt: now,
  };
  await deadLetters.put(letter);
  expect(await deadLetters.find(letter.id)).toEqual(letter);
  expect(await resend(letter.id)).toEqual({ handled: 0, failed: 1, gone: 0 });
  expect((await deadLetters.find(letter.id))?.tries).toBe(9);
  isBroken = false;
  expect(await resend(letter.id, letter.id)).toEqual({ handled: 1, failed: 0, gone: 0 });
  expect(handled).toContain(-5);
  expect(await resend(letter.id)).toEqual({ handled: 0, failed: 0, gone: 1 });
});
