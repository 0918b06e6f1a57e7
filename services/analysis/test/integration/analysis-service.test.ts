import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import type { Bus } from "@hundeblick/kit/bus";
import type { Mongo } from "@hundeblick/kit/mongo";
import { eventually, testBus, testMongo, testPrefix, memoryDeadLetters } from "@hundeblick/kit/testing";
import {
  analysisCompleted,
  analysisFailed,
  analysisStarted,
  photoUploaded,
} from "@hundeblick/proto/events/analysis.v1";
import { newId } from "@hundeblick/proto/ids";
import { analysisStatuses, eraseAnalysis, startAnalysis } from "@hundeblick/proto/rpc/analysis";
import { buildRequest } from "../support/builders.ts";
import { type Place, startAnalysisService, startReports } from "../support/analysis-service.ts";
import { paidVision } from "../support/openai.ts";
import { encodeJpeg, phonePhoto } from "../support/pictures.ts";
import { VALID_REPLY, stubOpenAi, type StubOpenAi } from "../support/stub-openai.ts";

let mongo: Mongo;
let place: Place;
let client: Bus;
let openai: StubOpenAi;
let reports: Awaited<ReturnType<typeof startReports>>;
let service: Awaited<ReturnType<typeof startAnalysisService>>;
const published: { event: string; payload: { analysisId: string } }[] = [];

beforeAll(async () => {
  mongo = await testMongo();
  place = { prefix: testPrefix(), database: mongo.connection.name };
  openai = await stubOpenAi();
  reports = await startReports(place.prefix);
  service = await startAnalysisService(place, paidVision(openai, { limit: 1_000 }));
  client = await testBus("gateway", place.prefix);
  for (const event of [photoUploaded, analysisStarted, analysisCompleted, analysisFailed]) {
    await client.subscribe(
      event,
      { durable: `listener-${event.subject.replaceAll(".", "-")}`, deadLetters: memoryDeadLetters() },
      async (payload) => {
        published.push({ event: event.subject, payload });
      },
    );
  }
});
afterAll(async () => {
  await service.close();
  await Promise.all([client.close(), reports.bus.close(), openai.close()]);
  await mongo.close();
});

const status = async (analysisId: string, from = client) =>
  (await from.call(analysisStatuses, { analysisIds: [analysisId, newId()] })).analyses[0];
const exists = (key: string) =>
  service.objects.read(key).then(
    () => true,
    () => false,
  );
const photoKeyOf = async (id: string) => (await service.model.findById(id).lean())?.photoKey ?? "";
async function upload(photo: Buffer, more: Parameters<typeof buildRequest>[0] = {}) {
  const request = buildRequest(more);
  await service.objects.put(request.photo.key, photo, { contentType: "image/jpeg", bytes: photo.length });
  return { request, reply: await client.call(startAnalysis, request) };
}
const eventsOf = (id: string) => published.filter(({ payload }) => payload.analysisId === id).map(({ event }) => event);

describe("the analysis service on real servers", () => {
  test("makes a report of a photo, keeps one clean JPEG of it, deletes the upload and publishes three events", async () => {
    const { request, reply } = await upload(await phonePhoto());
    expect(reply).toEqual({ analysisId: request.analysisId, state: "queued", repeated: false });
    const done = await eventually(() => status(reply.analysisId), { state: "completed" });
    expect(done).toMatchObject({
      stage: "composing",
      attempt: 1,
      result: { reportId: reports.reports.get(reply.analysisId), overallScore: 81, name: "Frieda", breed: "Beagle" },
    });
    expect(await exists(request.photo.key)).toBe(false);
    const kept = await service.objects.read(await photoKeyOf(reply.analysisId));
    expect([kept.subarray(0, 3).toString("hex"), kept.includes("TESTPHONE")]).toEqual(["ffd8ff", false]);
    await eventually(
      () => eventsOf(reply.analysisId),
      (events) => events.length === 3,
    );
    expect(eventsOf(reply.analysisId).toSorted()).toEqual(
      [analysisCompleted, analysisStarted, photoUploaded].map(({ subject }) => subject),
    );
    await eventually(
      () => service.model.findById(reply.analysisId).lean(),
      (kept) => kept?.outbox.length === 0,
    );
  });

  test("stores the paid provider's raw reply, and none of the owner's answers", async () => {
    const { reply } = await upload(await encodeJpeg(), {
      answers: { name: "Frieda", additionalInfo: "a secret of the owner" },
    });
    await eventually(() => status(reply.analysisId), { state: "completed" });
    const stored = await service.model.findById(reply.analysisId).lean();
    expect(stored?.rawAnswer).toBe(JSON.stringify(VALID_REPLY));
    expect(JSON.stringify(stored)).not.toContain("secret");
  });

  test("a photo without a dog ends as no_dog, without report or photo", async () => {
    openai.script.push({ kind: "good", text: JSON.stringify({ verdict: "no_dog", breeds: [], seen: [] }) });
    const { request, reply } = await upload(await encodeJpeg({ seed: "no dog" }));
    expect(await eventually(() => status(reply.analysisId), { state: "failed" })).toMatchObject({ failure: "no_dog" });
    expect(reports.asked).not.toContain(reply.analysisId);
    await eventually(
      async () => [await exists(request.photo.key), await exists(await photoKeyOf(reply.analysisId))],
      (left) => !left.includes(true),
    );
    await eventually(
      () => eventsOf(reply.analysisId),
      (events) => events.includes(analysisFailed.subject),
    );
  });

  test("a text file with a photo's name ends as unsupported, and the store is empty", async () => {
    const { request, reply } = await upload(Buffer.from("I am a JPEG, honestly."));
    expect(await eventually(() => status(reply.analysisId), { state: "failed" })).toMatchObject({
      failure: "photo_type_unsupported",
      attempt: 1,
    });
    await eventually(
      () => exists(request.photo.key),
      (there) => !there,
    );
  });

  test("fifty requests with one key are one analysis, one call to the provider, one report", async () => {
    const idempotencyKey = newId();
    const photo = await encodeJpeg({ seed: "once" });
    const before = openai.asked.length;
    const replies = await Promise.all(Array.from({ length: 50 }, () => upload(photo, { idempotencyKey })));
    const ids = new Set(replies.map(({ reply }) => reply.analysisId));
    expect(ids.size).toBe(1);
    expect(replies.filter(({ reply }) => !reply.repeated)).toHaveLength(1);
    const [id = ""] = ids;
    await eventually(() => status(id), { state: "completed" });
    expect([openai.asked.length - before, reports.asked.filter((asked) => asked === id).length]).toEqual([1, 1]);
    const again = await client.call(startAnalysis, buildRequest({ idempotencyKey }));
    expect(again).toEqual({ analysisId: id, state: "completed", repeated: true, reportId: reports.reports.get(id) });
    for (const { request } of replies) await service.objects.remove(request.photo.key);
  });

  test("erases analysis and photo; idempotent", async () => {
    const { reply } = await upload(await encodeJpeg());
    await eventually(() => status(reply.analysisId), { state: "completed" });
    const key = await photoKeyOf(reply.analysisId);
    expect(await client.call(eraseAnalysis, { analysisId: reply.analysisId })).toEqual({ erased: true });
    expect(await client.call(eraseAnalysis, { analysisId: reply.analysisId })).toEqual({ erased: true });
    expect(await status(reply.analysisId)).toBeUndefined();
    expect(await exists(key)).toBe(false);
    expect(await client.call(eraseAnalysis, { analysisId: newId() })).toEqual({ erased: false });
  });

  test("every analysis finishes with one report after the job stream was deleted", async () => {
    const photo = await encodeJpeg({ width: 300, height: 200 });
    const nats = await connect({ servers: process.env["NATS_URL"] ?? "" });
    const ids: string[] = [];
    for (let i = 0; i < 20; i++) {
      ids.push((await upload(photo)).reply.analysisId);
      if (i === 10) await (await jetstreamManager(nats)).streams.delete(`${place.prefix}_JOBS_ANALYSIS`);
    }
    await nats.close();
    for (const id of ids) await eventually(() => status(id), { state: "completed" });
    expect(ids.filter((id) => reports.reports.has(id))).toHaveLength(20);
  });
});

describe("a worker process killed during the analysis", () => {
  test("is replaced, and the report exists once", async () => {
    const prefix = testPrefix();
    const fresh = await testMongo();
    const killed = { prefix, database: fresh.connection.name };
    const mine = await startReports(prefix);
    const caller = await testBus("gateway", prefix);
    const child = spawn(process.execPath, [fileURLToPath(new URL("../support/hanging-worker.ts", import.meta.url))], {
      env: { ...process.env, NODE_OPTIONS: "", TEST_PREFIX: prefix, TEST_DATABASE: killed.database },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    expect((await lines.next()).value).toBe("ready");
    const request = buildRequest();
    const photo = await encodeJpeg();
    await service.objects.put(request.photo.key, photo, { contentType: "image/jpeg", bytes: photo.length });
    await caller.call(startAnalysis, request);
    expect((await lines.next()).value).toBe("looking");
    child.kill("SIGKILL");
    await once(child, "exit");
    const heir = await startAnalysisService(killed, paidVision(openai, { limit: 1_000 }));
    const done = await eventually(() => status(request.analysisId, caller), { state: "completed" });
    expect(done?.attempt).toBe(2);
    expect(mine.asked).toEqual([request.analysisId]);
    await Promise.all([heir.close(), caller.close(), mine.bus.close()]);
    await fresh.close();
  });
});
