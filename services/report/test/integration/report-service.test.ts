import { type Bus } from "@hundeblick/kit/bus";
import type { AppError } from "@hundeblick/kit/errors";
import type { Mongo } from "@hundeblick/kit/mongo";
import { eventually, quietLog, testBus, testMongo, testPrefix, memoryDeadLetters } from "@hundeblick/kit/testing";
import { reportErased, reportViewed } from "@hundeblick/proto/events/report.v1";
import { reportCreated, reportUnlocked } from "@hundeblick/proto/events/report.v2";
import { newId } from "@hundeblick/proto/ids";
import { analysisContract } from "@hundeblick/proto/rpc/analysis";
import { collectAddress } from "@hundeblick/proto/rpc/mail";
import type { HandledRequestOf } from "@hundeblick/proto/rpc/define";
import { composeReport, eraseReport, getReport, reportPhoto, unlockReport } from "@hundeblick/proto/rpc/report";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reportParts } from "../../src/parts.ts";
import { serveReport } from "../../src/service.ts";
import { buildRequest } from "../support/requests.ts";

let mongo: Mongo;
let service: Bus;
let others: Bus;
const published: { event: string; id: string; payload: Record<string, unknown> }[] = [];
const erasedAnalyses: string[] = [];
const collected: HandledRequestOf<typeof collectAddress>[] = [];
const publishedOf = (reportId: string) => published.filter(({ payload }) => payload["reportId"] === reportId);
const stored = (reportId: string) => mongo.connection.collection("reports").findOne({ _id: reportId as never });

beforeAll(async () => {
  const prefix = testPrefix();
  mongo = await testMongo();
  [service, others] = await Promise.all([testBus("report", prefix), testBus("others", prefix)]);
  await serveReport(service, await reportParts({ mongo, bus: service, log: quietLog }));
  const { erase, start, statuses } = analysisContract;
  await others.serve(
    { erase, collect: collectAddress },
    {
      collect: async (left) => {
        collected.push(left);
        return { collected: true as const };
      },
      erase: async ({ analysisId }) => {
        erasedAnalyses.push(analysisId);
        return { erased: true };
      },
    },
  );
  expect([start.subject, statuses.subject]).not.toContain(erase.subject);
  for (const [event, name] of [
    [reportCreated, "created"],
    [reportUnlocked, "unlocked"],
    [reportViewed, "viewed"],
    [reportErased, "erased"],
  ] as const) {
    await others.subscribe(
      event,
      { durable: `test-${name}`, deadLetters: memoryDeadLetters() },
      async (payload, { id }) => void published.push({ event: name, id, payload }),
    );
  }
});
afterAll(async () => {
  await others.close();
  await service.close();
  await mongo.close();
});

test("a report from composition to erasure, over the bus", async () => {
  const request = buildRequest();
  const { reportId } = await others.call(composeReport, request);
  expect(await others.call(composeReport, request)).toMatchObject({ reportId });
  expect(await others.call(getReport, { reportId })).toMatchObject({ locked: true, dogProfile: { name: "Frieda" } });
  expect(await others.call(reportPhoto, { reportId })).toEqual({ key: request.photoKey, contentType: "image/jpeg" });

  await others.call(unlockReport, { reportId, email: "du@beispiel.de", newsletter: true, language: "pl" });
  await others.call(unlockReport, { reportId, email: "du@beispiel.de", newsletter: true, language: "pl" });
  const visit = { sessionId: newId() };
  for (const language of ["de", "en", "pl"] as const)
    expect(await others.call(getReport, { reportId, language, visit })).toMatchObject({ locked: false, language });

  await eventually(
    () => publishedOf(reportId).map(({ event }) => event),
    (events) => events.includes("unlocked") && events.includes("viewed"),
  );
  expect(
    publishedOf(reportId)
      .map(({ event, id }) => `${event} ${id.slice(23)}`)
      .toSorted(),
  ).toEqual(["created 0", "unlocked 1", `viewed viewed:${visit.sessionId}`]);
  expect(JSON.stringify(publishedOf(reportId))).not.toMatch(/beispiel\.de|Frieda|Labrador/);
  const handedOver = await eventually(
    () => collected.filter((left) => left.reportId === reportId),
    ({ length }) => length > 0,
  );
  expect(handedOver).toEqual([
    expect.objectContaining({
      email: "du@beispiel.de",
      newsletter: true,
      language: "pl",
      dog: expect.objectContaining({ name: "Frieda", breed: "Labrador Retriever" }),
    }),
  ]);

  const receipt = await others.call(eraseReport, { reportId });
  expect(await others.call(eraseReport, { reportId })).toEqual(receipt);
  expect(erasedAnalyses).toEqual([request.analysisId]);
  await eventually(
    () => publishedOf(reportId).map(({ event }) => event),
    (events) => events.includes("erased"),
  );
  await expect(others.call(getReport, { reportId })).rejects.toMatchObject({ code: "report_not_found" });
});

test("deletes the address as soon as mail has stored it, and an erased report has no data of the dog", async () => {
  const { reportId } = await others.call(composeReport, buildRequest());
  await others.call(unlockReport, { reportId, email: "geheim@beispiel.de", newsletter: false, language: "de" });
  await eventually(
    async () => JSON.stringify(await stored(reportId)),
    (document) => !document.includes("beispiel.de"),
  );
  await others.call(eraseReport, { reportId });
  await eventually(
    () => stored(reportId),
    (document) => document?.["outbox"].length === 0,
  );
  expect(Object.keys((await stored(reportId)) ?? {}).toSorted()).toEqual(["_id", "analysisId", "erasedAt", "outbox"]);
});

test("ten calls for one analysis make one report and one event", async () => {
  const request = buildRequest();
  const replies = await Promise.all(Array.from({ length: 10 }, () => others.call(composeReport, request)));
  const [reportId, ...more] = new Set(replies.map((reply) => reply.reportId));
  expect(more).toEqual([]);
  await eventually(
    () => publishedOf(reportId!).length,
    (n) => n > 0,
  );
  expect(await mongo.connection.collection("reports").countDocuments({ analysisId: request.analysisId })).toBe(1);
  expect(publishedOf(reportId!)).toHaveLength(1);
});

test("invalid requests and unknown reports get their code", async () => {
  const code = (work: Promise<unknown>) =>
    work.then(
      () => "none",
      (error: AppError) => error.code,
    );
  const { reportId } = await others.call(composeReport, buildRequest());
  expect(
    await code(
      others.call(unlockReport, { reportId, email: "a@b.de\r\nBcc: c@d.de", newsletter: false, language: "de" }),
    ),
  ).toBe("email_invalid");
  expect(await code(others.call(getReport, { reportId: newId() }))).toBe("report_not_found");
  expect(await code(others.call(eraseReport, { reportId: newId() }))).toBe("report_not_found");
  expect(await code(others.call(reportPhoto, { reportId: newId() }))).toBe("report_not_found");
});

test("the example is readable, in every language, without a catalogue", async () => {
  for (const language of ["de", "en", "pl"] as const)
    expect(await others.call(getReport, { reportId: "example", language })).toMatchObject({
      locked: false,
      example: true,
      language,
      productSource: null,
    });
});
