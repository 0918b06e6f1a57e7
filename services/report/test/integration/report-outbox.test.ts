import type { Mongo } from "@hundeblick/kit/mongo";
import { eventually, fakeBus, quietLog, testMongo } from "@hundeblick/kit/testing";
import { analysisContract } from "@hundeblick/proto/rpc/analysis";
import { handle } from "@hundeblick/kit/bus";
import { composeReport, eraseReport, unlockReport } from "@hundeblick/proto/rpc/report";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { serveReports } from "../../src/service.ts";
import { aRequest } from "../support/requests.ts";

let mongo: Mongo;
beforeAll(async () => {
  mongo = await testMongo();
});
afterAll(() => mongo.close());

/** The bus answers calls and takes no facts, as when its stream is away. */
async function serviceWithoutFacts() {
  const bus = fakeBus();
  bus.respond(handle(analysisContract.erase, async () => ({ erased: true })) as never);
  const gate = { open: false };
  const publish: typeof bus.publish = async (fact, payload, options) => {
    if (!gate.open) throw new Error("no stream");
    await bus.publish(fact, payload, options);
  };
  const { tellWaiting } = await serveReports({ mongo, bus: { ...bus, publish }, log: quietLog, now: () => new Date() });
  return { bus, tellWaiting, gate };
}
const waiting = async (reportId: string): Promise<number> =>
  (await mongo.connection.collection("reports").findOne({ _id: reportId as never }))?.["outbox"].length;

test("facts wait in the document while the bus takes none, and are told once, in order, when it is back", async () => {
  const { bus, tellWaiting, gate } = await serviceWithoutFacts();
  const { reportId } = await bus.call(composeReport, aRequest());
  await bus.call(unlockReport, { reportId, email: "du@beispiel.de", newsletter: false, language: "de" });
  expect(await waiting(reportId)).toBe(2);
  gate.open = true;
  await tellWaiting();
  await tellWaiting();
  await eventually(
    () => waiting(reportId),
    (n) => n === 0,
  );
  expect(bus.told.map(({ id }) => id)).toEqual([`${reportId}:0`, `${reportId}:1`]);
}, 20_000);

test("an address that still waits is forgotten with the report", async () => {
  const { bus, tellWaiting, gate } = await serviceWithoutFacts();
  const { reportId } = await bus.call(composeReport, aRequest());
  await bus.call(unlockReport, { reportId, email: "geheim@beispiel.de", newsletter: false, language: "de" });
  await bus.call(eraseReport, { reportId });
  gate.open = true;
  await tellWaiting();
  expect(bus.told.map(({ id }) => id)).toEqual([`${reportId}:2`]);
  expect(JSON.stringify(bus.told)).not.toContain("beispiel.de");
}, 20_000);
