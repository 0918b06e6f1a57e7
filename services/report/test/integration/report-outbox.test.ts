import type { Mongo } from "@hundeblick/kit/mongo";
import { eventually, fakeBus, quietLog, testMongo } from "@hundeblick/kit/testing";
import { analysisContract } from "@hundeblick/proto/rpc/analysis";
import { collectAddress } from "@hundeblick/proto/rpc/mail";
import { composeReport, eraseReport, reportSummary, unlockReport } from "@hundeblick/proto/rpc/report";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reportParts } from "../../src/parts.ts";
import { serveReports } from "../../src/service.ts";
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
  await serveReports(bus, parts);
  const { sendWaiting, figures } = parts;
  return { bus, sendWaiting, gate, figures };
}
const stored = async (reportId: string): Promise<string> =>
  JSON.stringify(await mongo.connection.collection("reports").findOne({ _id: reportId as never }));
const waiting = async (reportId: string): Promise<number> =>
  (await mongo.connection.collection("reports").findOne({ _id: reportId as never }))?.["outbox"].length;

test("stores events while the bus rejects them, and publishes them once, in order, afterwards", async () => {
  const { bus, sendWaiting, gate } = await serviceWithoutStream();
  const { reportId } = await bus.call(composeReport, buildRequest());
  await bus.call(unlockReport, { reportId, email: "du@beispiel.de", newsletter: false, language: "de" });
  expect(await waiting(reportId)).toBe(2);
  gate.open = true;
  await sendWaiting();
  await sendWaiting();
  await eventually(
    () => waiting(reportId),
    (n) => n === 0,
  );
  expect(bus.published.map(({ id }) => id)).toEqual([`${reportId}:0`, `${reportId}:1`]);
});

test("stores an address while mail is unavailable, and gives it only to mail afterwards", async () => {
  const { bus, sendWaiting, gate, figures } = await serviceWithoutStream();
  gate.open = true;
  const { reportId } = await bus.call(composeReport, buildRequest());
  await bus.call(unlockReport, { reportId, email: "geheim@beispiel.de", newsletter: true, language: "pl" });
  await sendWaiting();
  expect(await stored(reportId)).toContain("geheim@beispiel.de");
  expect(await figures["outbox.waiting"]?.()).toBe(1);
  expect(await figures["outbox.age"]?.()).toBeGreaterThanOrEqual(0);

  const collected: unknown[] = [];
  bus.respond(collectAddress, async (left) => {
    collected.push(left);
    return { collected: true as const };
  });
  await sendWaiting();
  await sendWaiting();
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
  const { bus, sendWaiting } = await serviceWithoutStream();
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
  await sendWaiting();
  expect(collected.size).toBe(count);
});

test("erases a pending address with the report", async () => {
  const { bus, sendWaiting, gate } = await serviceWithoutStream();
  const { reportId } = await bus.call(composeReport, buildRequest());
  await bus.call(unlockReport, { reportId, email: "geheim@beispiel.de", newsletter: false, language: "de" });
  await bus.call(eraseReport, { reportId });
  gate.open = true;
  await sendWaiting();
  expect(bus.published.map(({ id }) => id)).toEqual([`${reportId}:2`]);
  expect(await stored(reportId)).not.toContain("beispiel.de");
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
