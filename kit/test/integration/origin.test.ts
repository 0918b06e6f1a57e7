import { afterAll, beforeAll, expect, test } from "vitest";
import { trace } from "@opentelemetry/api";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { event } from "@hundeblick/proto/events/define";
import { job } from "@hundeblick/proto/jobs/define";
import { Schema } from "mongoose";
import { z } from "zod";
import { type Bus, done } from "../../src/bus/index.ts";
import type { Mongo } from "../../src/mongo/index.ts";
import { outboxEntry, type OutboxEntry, outboxField, relayOutbox } from "../../src/outbox/index.ts";
import { eventually, quietLog, testBus, testMongo, testPrefix, memoryDeadLetters } from "../../src/testing/index.ts";
import { currentTrace } from "../../src/trace/index.ts";

type Seen = { name: string; traceId: string; links: string[] };
const ended: Seen[] = [];
const collect = {
  onStart: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
  onEnd: (span: { name: string; links: { context: { traceId: string } }[]; spanContext(): { traceId: string } }) => {
    ended.push({
      name: span.name,
      traceId: span.spanContext().traceId,
      links: span.links.map(({ context }) => context.traceId),
    });
  },
};
const sdk = new NodeSDK({
  spanProcessors: [collect],
  metricReaders: [],
  logRecordProcessors: [],
  autoDetectResources: false,
});
const later = job({
  stream: "JOBS_LATER",
  subject: "job.later.v1",
  payload: z.object({ id: z.string() }),
  ackWaitMs: 2_000,
  maxDeliver: 3,
  retryDelaysMs: [20],
  dedupeKey: ({ id }, wake) => `${id}:${wake}`,
});
const saved = event({ subject: "evt.test.saved.v1", payload: z.object({ n: z.number() }) });

let bus: Bus;
let mongo: Mongo;
beforeAll(async () => {
  sdk.start();
  bus = await testBus("later", testPrefix());
  mongo = await testMongo();
});
afterAll(async () => {
  await bus.close();
  await mongo.close();
  await sdk.shutdown();
});

const inTrace = <T>(work: (traceId: string) => Promise<T>): Promise<T> =>
  trace
    .getTracer("test")
    .startActiveSpan("request", (span) => work(span.spanContext().traceId).finally(() => span.end()));
const processed = (subject: string, count: number): Promise<Seen[]> =>
  eventually(
    () => ended.filter(({ name }) => name === `${subject} process`),
    (found) => found.length >= count,
  );

test("an immediate job continues the trace; a later one has a trace of its own and a link", async () => {
  await bus.work(later, async () => done("ok"), { concurrency: 1 });
  const { origin, request } = await inTrace(async (traceId) => {
    await bus.enqueue(later, { id: "a" }, { wake: 1 });
    return { origin: currentTrace() ?? "", request: traceId };
  });
  await bus.enqueue(later, { id: "a" }, { wake: 2, origin });
  const [atOnce, woken] = await processed(later.subject, 2);
  expect(atOnce).toMatchObject({ traceId: request, links: [] });
  expect(woken?.links).toEqual([request]);
  expect(woken?.traceId).not.toBe(request);
});

test("an event from an outbox links to the work that wrote it", async () => {
  const model = mongo.connection.model<{ _id: string; outbox: OutboxEntry[] }>(
    "waiting",
    new Schema({ _id: String, outbox: outboxField }),
  );
  await bus.subscribe(saved, { durable: "later-saved", deadLetters: memoryDeadLetters() }, async () => undefined);
  const request = await inTrace(async (traceId) => {
    await model.create({ _id: "a", outbox: [outboxEntry(saved, 1, { n: 1 })] });
    return traceId;
  });
  const relay = relayOutbox({ model, events: [saved], bus, log: quietLog });
  expect(await relay.figures["outbox.waiting"]?.()).toBe(1);
  expect(await relay.round()).toBe(1);
  const [event] = await processed(saved.subject, 1);
  expect(event?.links).toEqual([request]);
  expect(event?.traceId).not.toBe(request);
});
