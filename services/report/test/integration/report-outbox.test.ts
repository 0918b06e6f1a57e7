import type { Mongo } from "@hundeblick/kit/mongo";
import { eventually, fakeBus, quietLog, testMongo } from "@hundeblick/kit/testing";
import { analysisContract } from "@hundeblick/proto/rpc/analysis";
import { newId } from "@hundeblick/proto/ids";
import { collectAddress, mailFollowUp } from "@hundeblick/proto/rpc/mail";
import {
  answerFollowUp,
  composeReport,
  eraseReport,
  orderFollowUp,
  reportSummary,
  unlockReport,
} from "@hundeblick/proto/rpc/report";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reportParts } from "../../src/parts.ts";
import { serveReport } from "../../src/service.ts";
import { buildRequest } from "../support/requests.ts";

let mongo: Mongo;
beforeAll(async () => {
  mongo = await testMongo();
});
afterAll(() => mongo.close());
beforeEach(async () => {
  await mongo.connection.collection("reports").deleteMany({});
});

/** A bus that handles calls but rejects events. */
async function serviceWithoutStream() {
  const bus = fakeBus();
  bus.respond(analysisContract.erase, async () => ({ erased: true }));
  const gate = { open: false };
  const publish: typeof bus.publish = async (event, payload, options) => {
    if (!gate.open) throw new Error("no stream");
    await bus.publish(event, payload, options);
  };
  const parts = await reportParts({ mongo, bus: { ...bus, publish }, log: quietLog });
  await serveReport(bus, parts);
  const { publishPending, figures } = parts;
  return { bus, publishPending, gate, figures };
}
const stored = async (reportId: string): Promise<string> =>
  JSON.stringify(await mongo.connection.collection("reports").findOne({ _id: reportId as never }));
const waiting = async (reportId: string): Promise<number> =>
  (await mongo.connection.collection("reports").findOne({ _id: reportId as never }))?.["outbox"].length;

test("stores events while the bus rejects them, and publishes them once, in order, afterwards", async () => {
  const { bus, publishPending, gate } = await serviceWithoutStream();
  const { reportId } = await bus.call(composeReport, buildRequest());
  await bus.call(unlockReport, { reportId, email: "du@beispiel.de", newsletter: false, language: "de" });
  expect(await waiting(reportId)).toBe(2);
  gate.open = true;
  await publishPending();
  await publishPending();
  await eventually(
    () => waiting(reportId),
    (n) => n === 0,
  );
  expect(bus.published.map(({ id }) => id)).toEqual([`${reportId}:0`, `${reportId}:1`]);
});

test("publishes an erasure again when it is repeated", async () => {
  const { bus, publishPending, gate } = await serviceWithoutStream();
  gate.open = true;
  const { reportId } = await bus.call(composeReport, buildRequest());
  await bus.call(eraseReport, { reportId });
  await publishPending();
  await eventually(
    () => waiting(reportId),
    (n) => n === 0,
  );
  gate.open = false;
  await bus.call(eraseReport, { reportId });
  expect(await waiting(reportId)).toBe(1);
  expect(await stored(reportId)).toContain("evt.report.erased.v1");
});

test("stores an address while mail is unavailable, and gives it only to mail afterwards", async () => {
  const { bus, publishPending, gate, figures } = await serviceWithoutStream();
  gate.open = true;
  const { reportId } = await bus.call(composeReport, buildRequest());
  await bus.call(unlockReport, { reportId, email: "geheim@beispiel.de", newsletter: true, language: "pl" });
  await publishPending();
  expect(await stored(reportId)).toContain("geheim@beispiel.de");
  expect(await figures["outbox.waiting"]?.()).toBe(1);
  expect(await figures["outbox.age"]?.()).toBeGreaterThanOrEqual(0);

  const collected: unknown[] = [];
  bus.respond(collectAddress, async (left) => {
    collected.push(left);
    return { collected: true as const };
  });
  await publishPending();
  await publishPending();
  expect(collected).toEqual([
    {
      reportId,
      email: "geheim@beispiel.de",
      newsletter: true,
      language: "pl",
      dog: expect.objectContaining({ name: "Frieda", breed: "Labrador Retriever" }),
      at: expect.any(String),
    },
  ]);
  expect(await stored(reportId)).not.toContain("beispiel.de");
  expect(await figures["outbox.waiting"]?.()).toBe(0);
  expect(JSON.stringify(bus.published)).not.toMatch(/beispiel\.de|Frieda/);
});

test("hands over more addresses than one batch in one round", async () => {
  const { bus, publishPending } = await serviceWithoutStream();
  const count = 45;
  for (let n = 0; n < count; n++) {
    const { reportId } = await bus.call(composeReport, buildRequest());
    await bus.call(unlockReport, { reportId, email: `b${n}@example.org`, newsletter: false, language: "de" });
  }
  const collected = new Set<string>();
  bus.respond(collectAddress, async ({ email }) => {
    collected.add(email);
    return { collected: true as const };
  });
  await publishPending();
  expect(collected.size).toBe(count);
});

test("erases a pending address with the report", async () => {
  const { bus, publishPending, gate } = await serviceWithoutStream();
  const { reportId } = await bus.call(composeReport, buildRequest());
  await bus.call(unlockReport, { reportId, email: "geheim@beispiel.de", newsletter: false, language: "de" });
  await bus.call(eraseReport, { reportId });
  gate.open = true;
  await publishPending();
  expect(bus.published.map(({ id }) => id)).toEqual([`${reportId}:2`]);
  expect(await stored(reportId)).not.toContain("beispiel.de");
});

test("publishes a follow-up once, with ids only", async () => {
  const { bus, publishPending, gate } = await serviceWithoutStream();
  const limping = { id: "limping" as const, answers: { alarm: ["none"], weight: "slight" } };
  const { reportId } = await bus.call(composeReport, buildRequest({ name: "Frieda", concerns: [limping] }));
  const owner = { reportId, email: "du@beispiel.de", language: "de" as const };
  await bus.call(unlockReport, { ...owner, newsletter: false });
  let token = newId();
  bus.respond(mailFollowUp, async (order) => {
    token = order.token;
    return { ordered: true as const };
  });
  await bus.call(orderFollowUp, owner);
  for (const outcome of ["same", "worse"] as const) await bus.call(answerFollowUp, { token, outcome });
  gate.open = true;
  await publishPending();
  expect(bus.published.map(({ payload }) => payload).at(-1)).toEqual({ reportId, at: expect.any(String) });
  expect(bus.published).toHaveLength(3);
});

test("summarises the dog, and an erased report is not found", async () => {
  const { bus } = await serviceWithoutStream();
  const { reportId } = await bus.call(composeReport, buildRequest());
  expect(await bus.call(reportSummary, { reportId })).toMatchObject({
    dog: { name: "Frieda", breed: "Labrador Retriever" },
    language: "de",
    market: "de",
  });
  await bus.call(eraseReport, { reportId });
  await expect(bus.call(reportSummary, { reportId })).rejects.toMatchObject({ code: "report_not_found" });
});
