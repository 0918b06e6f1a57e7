import { readdirSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import request from "supertest";
import { AppError } from "@hundeblick/kit/errors";
import { eventually, jpeg, OTHER_FILES, png } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { MAX_EXTRA_PHOTO_BYTES, PHOTO_VIEWS } from "@hundeblick/proto/photo";
import { eraseAnalysis, startAnalysis } from "@hundeblick/proto/rpc/analysis";
import { reportPhoto } from "@hundeblick/proto/rpc/report";
import { recordStarts, type StartedAnalyses } from "../support/record-starts.ts";
import { testGateway, type TestGateway } from "../support/test-gateway.ts";

let gateway: TestGateway;
let started: StartedAnalyses;
beforeEach(async () => {
  gateway = await testGateway();
  started = recordStarts(gateway);
});
const upload = (first = jpeg()) =>
  request(gateway.app).post("/api/analyze").set("X-Visit", "visit-0123456789abcdef").attach("file", first, "dog.jpg");

describe("extra photos", () => {
  test("are stored under the analysis and their view, in any order", async () => {
    const [face, side] = [jpeg({ bytes: 30_000 }), png()];
    await upload().attach("photo_face", face, "a.jpg").attach("photo_side", side, "b.txt").expect(202);
    const id = started[0]?.analysisId;
    expect(started[0]?.extraPhotos).toEqual([
      { view: "side", key: `incoming/${id}.side`, bytes: side.length, contentType: "image/png", large: false },
      { view: "face", key: `incoming/${id}.face`, bytes: face.length, contentType: "image/jpeg", large: false },
    ]);
    expect(gateway.objects.stored.get(`incoming/${id}.face`)).toEqual(face);
    expect(gateway.objects.stored.size).toBe(3);
    expect(gateway.limits.taken).toHaveLength(1);
  });

  test("may be all four, or none", async () => {
    const all = upload();
    for (const view of PHOTO_VIEWS) all.attach(`photo_${view}`, jpeg(), "a.jpg");
    await all.expect(202);
    await upload().expect(202);
    expect(started.map((one) => one.extraPhotos?.map(({ view }) => view))).toEqual([[...PHOTO_VIEWS], undefined]);
  });

  test("count for the Idempotency-Key, each in its view", async () => {
    const send = (parts: Record<string, Buffer>) => {
      const sending = upload().set("Idempotency-Key", "a-key-of-mine");
      for (const [field, file] of Object.entries(parts)) sending.attach(field, file, "a.jpg");
      return sending.expect(202);
    };
    const [one, other] = [jpeg({ bytes: 30_000 }), jpeg({ bytes: 40_000 })];
    await send({ photo_face: one, photo_side: other });
    await send({ photo_side: other, photo_face: one });
    await send({ photo_face: other, photo_side: one });
    await send({ photo_face: one });
    await send({});
    const [first, again, ...others] = started.map(({ contentDigest }) => contentDigest);
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(4);
  });

  test.each([
    ["of another name", "photo_tail", jpeg(), 400, "file_missing", "file"],
    [
      "that is no photo",
      "photo_face",
      OTHER_FILES["PDF"] ?? Buffer.from("%PDF-1.7 and more"),
      415,
      "photo_type_unsupported",
      undefined,
    ],
    ["cut off", "photo_face", jpeg({ bytes: 50_000 }).subarray(0, 20_000), 422, "photo_unreadable", "photo_face"],
    ["over 4 MB", "photo_place", jpeg({ bytes: MAX_EXTRA_PHOTO_BYTES + 1 }), 413, "photo_too_large", "photo_place"],
    ["that is empty", "photo_side", Buffer.alloc(0), 400, "file_missing", "photo_side"],
  ])("one %s refuses the upload and nothing stays", async (_, field, file, status, code, named) => {
    const answer = await upload().attach(field, file, "a.jpg");
    expect([answer.status, answer.body.code, answer.body.details?.field]).toEqual([status, code, named]);
    expect(gateway.objects.stored.size).toBe(0);
    // a file that is being opened is unlinked a moment after the rejection
    await eventually(
      () => readdirSync(gateway.spoolFolder),
      (names) => names.length === 0,
    );
  });

  test("a view twice, or five of them, is too many", async () => {
    const twice = await upload().attach("photo_face", jpeg(), "a.jpg").attach("photo_face", jpeg(), "b.jpg");
    expect([twice.status, twice.body.code]).toEqual([400, "too_many_files"]);
    const five = upload();
    for (const view of [...PHOTO_VIEWS, "more"]) five.attach(`photo_${view}`, jpeg(), "a.jpg");
    expect((await five).status).toBe(400);
    expect(gateway.objects.stored.size).toBe(0);
  });

  test("are rejected without a first photo", async () => {
    const answer = await request(gateway.app).post("/api/analyze").attach("photo_face", jpeg(), "a.jpg");
    expect([answer.status, answer.body.code]).toEqual([400, "file_missing"]);
  });

  test("are deleted with the first one when the start fails, and when the key was used before", async () => {
    let erased = 0;
    gateway.bus.respond(startAnalysis, async () => {
      throw new AppError("unavailable");
    });
    gateway.bus.respond(eraseAnalysis, async () => {
      erased++;
      return { erased: true };
    });
    await upload().attach("photo_face", jpeg(), "a.jpg").expect(503);
    await eventually(
      () => [erased, gateway.objects.stored.size],
      ([asked, left]) => asked === 1 && left === 0,
    );
    gateway.bus.respond(startAnalysis, async () => ({ analysisId: newId(), state: "queued" as const, repeated: true }));
    await upload().attach("photo_face", jpeg(), "a.jpg").set("Idempotency-Key", "a-key-of-mine").expect(202);
    expect(gateway.objects.stored.size).toBe(0);
  });
});

test("a photo of a view is read by the report's link; an unknown view is not found", async () => {
  const key = `photos/${newId()}.jpg`;
  const asked: unknown[] = [];
  gateway.objects.stored.set(key, Buffer.from("jpeg"));
  gateway.bus.respond(reportPhoto, async ({ view }) => {
    asked.push(view);
    return { key, contentType: "image/jpeg" as const };
  });
  const path = `/api/report/${newId()}/photo`;
  await request(gateway.app).get(`${path}?view=face`).expect(200).expect("Content-Type", "image/jpeg");
  await request(gateway.app).get(path).expect(200);
  await request(gateway.app).get(`${path}?view=tail`).expect(404);
  await request(gateway.app).get(`${path}?view=face&view=side`).expect(404);
  expect(asked).toEqual(["face", undefined]);
});
