import { afterAll, beforeAll, expect, test } from "vitest";
import { event } from "@hundeblick/proto/events/define";
import { Schema } from "mongoose";
import { z } from "zod";
import type { Mongo } from "../../src/mongo/index.ts";
import { outboxEntry, type OutboxEntry, outboxField, relayOutbox } from "../../src/outbox/index.ts";
import { eventually, fakeBus, quietLog, testMongo } from "../../src/testing/index.ts";

const saved = event({ subject: "evt.test.saved.v1", payload: z.object({ step: z.string() }) });
let mongo: Mongo;
beforeAll(async () => {
  mongo = await testMongo();
});
afterAll(() => mongo.close());

test("stores events while the bus is down and publishes them once and in order afterwards", async () => {
  const model = mongo.connection.model<{ _id: string; outbox: OutboxEntry[] }>(
    "thing",
    new Schema({ _id: String, outbox: outboxField }),
  );
  const bus = fakeBus();
  const relay = relayOutbox({ model, events: [saved], bus, log: quietLog });
  await model.create({
    _id: "a",
    outbox: [outboxEntry(saved, 2, { step: "second" }), outboxEntry(saved, 1, { step: "first" })],
  });
  bus.down = true;
  await relay.round();
  expect(bus.published).toEqual([]);
  expect(await relay.figures["outbox.waiting"]?.()).toBe(2);
  await eventually(
    async () => (await relay.figures["outbox.age"]?.()) ?? 0,
    (age) => age > 0,
  );
  bus.down = false;
  await model.create({ _id: "b", outbox: [outboxEntry(saved, 1, { step: "other" })] });
  await relay.now("a");
  expect(await relay.round()).toBe(1);
  expect(await relay.round()).toBe(0);
  expect([await relay.figures["outbox.waiting"]?.(), await relay.figures["outbox.age"]?.()]).toEqual([0, 0]);
  expect(bus.published.map(({ payload, id }) => [id, payload])).toEqual([
    ["a:1", { step: "first" }],
    ["a:2", { step: "second" }],
    ["b:1", { step: "other" }],
  ]);
});
