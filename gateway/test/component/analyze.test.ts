import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import request from "supertest";
import { AppError } from "@hundeblick/kit/errors";
import { eventually, jpeg, OTHER_FILES, png, webp } from "@hundeblick/kit/testing";
import { ERRORS } from "@hundeblick/proto/errors";
import { ERROR_TEXTS } from "../../src/http/texts/error-texts.ts";
import { newId } from "@hundeblick/proto/ids";
import { eraseAnalysis, startAnalysis } from "@hundeblick/proto/rpc/analysis";
import { sendWithoutEnd } from "../support/send-without-end.ts";
import { recordStarts, type StartedAnalyses } from "../support/record-starts.ts";
import { testGateway, type TestGateway } from "../support/test-gateway.ts";

let gateway: TestGateway;
let started: StartedAnalyses;
const MB = 1024 * 1024;

beforeEach(async () => {
  gateway = await testGateway();
  started = recordStarts(gateway);
});

const upload = () => request(gateway.app).post("/api/analyze").set("Accept-Language", "en-GB,en;q=0.8");
const photo = (file = jpeg()) => upload().attach("file", file, "dog.jpg");
const subject = (value: unknown) => photo().field("subject", JSON.stringify(value));

describe("a valid photo", () => {
  test("is stored and its analysis starts", async () => {
    const file = jpeg({ bytes: 100_000 });
    const wordAnswers = [{ id: "poison", answer: "earlier" }];
    const answer = await photo(file)
      .field("country", "en")
      .field(
        "context",
        JSON.stringify({ name: " Bella ", age_months: 30, weight_kg: 12.5, goals: ["joints"], wordAnswers }),
      )
      .set("X-Visit", "visit-0123456789abcdef")
      .expect(202);
    const [asked] = started;
    expect(answer.body).toEqual({ analysisId: asked?.analysisId });
    expect(asked).toEqual({
      analysisId: expect.stringMatching(/^[\w-]{22}$/),
      language: "en",
      market: "uk",
      photo: { key: `incoming/${asked?.analysisId}`, bytes: file.length, contentType: "image/jpeg", large: false },
      answers: { name: "Bella", ageMonths: 30, weightKg: 12.5, goals: ["joints"], wordAnswers },
      visit: { sessionId: "visit-0123456789abcdef" },
    });
    expect(gateway.objects.stored.get(asked?.photo.key ?? "")).toEqual(file);
  });

  test.each([
    ["PNG", png(), "image/png"],
    ["WebP", webp(), "image/webp"],
  ])("may be a %s, whatever its name says", async (_name, file, contentType) => {
    await upload().attach("file", file, { filename: "dog.txt", contentType: "text/plain" }).expect(202);
    expect(started[0]?.photo.contentType).toBe(contentType);
  });

  test("may have a correction of the subject", async () => {
    const square = { left: 0.1, top: 0.2, side: 0.5 };
    await subject({ square }).expect(202);
    await subject({ isDog: true }).expect(202);
    await photo().expect(202);
    expect(started.map((one) => one.subject)).toEqual([{ square }, { isDog: true }, undefined]);
  });

  test("needs no answers: skipping sends an empty context, or none", async () => {
    await photo().field("context", "{}").expect(202);
    await photo().expect(202);
    expect(started.map(({ answers }) => answers)).toEqual([{}, {}]);
  });

  test("is counted for its sender", async () => {
    await photo().expect(202);
    expect(gateway.limits.taken).toEqual([["analyse", "127.0.0.1"]]);
  });

  test("ignores a malformed visit", async () => {
    await photo().set("X-Visit", "'; drop").expect(202);
    expect(started[0]?.visit).toBeUndefined();
  });

  test("a repeated Idempotency-Key returns the first analysis and deletes the second upload", async () => {
    const first = newId();
    gateway.bus.respond(startAnalysis, async (asked) => {
      started.push(asked);
      return { analysisId: first, state: "completed" as const, reportId: first, repeated: true };
    });
    const send = () => photo().field("country", "en").set("Idempotency-Key", "a-key-of-mine");
    const answer = await send().expect(202);
    expect(answer.body).toEqual({ analysisId: first, reportId: first });
    expect(gateway.objects.stored.size).toBe(0);
    await send().expect(202);
    expect(started[1]).toMatchObject({
      idempotencyKey: started[0]?.idempotencyKey,
      contentDigest: started[0]?.contentDigest,
    });
  });

  test("an Idempotency-Key is bound to its visit and content", async () => {
    const send = (file: Buffer, context: string, visit = "visit-0123456789abcdef") =>
      photo(file).field("context", context).set("X-Visit", visit).set("Idempotency-Key", "a-key-of-mine").expect(202);
    await send(jpeg(), "{}");
    await send(jpeg(), "{}", "visit-0123456789abcdeX");
    await send(jpeg({ bytes: 20_000 }), "{}");
    await send(jpeg(), '{"name":"Bella"}');
    const [first, otherVisit, otherPhoto, otherAnswers] = started;
    expect(first?.idempotencyKey).toMatch(/^[\w-]{43}$/);
    expect(otherVisit?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(otherVisit?.contentDigest).toBe(first?.contentDigest);
    for (const other of [otherPhoto, otherAnswers]) {
      expect(other?.idempotencyKey).toBe(first?.idempotencyKey);
      expect(other?.contentDigest).not.toBe(first?.contentDigest);
    }
  });

  test.each([
    ["de", "Zu diesem Versuch haben wir schon ein anderes Foto"],
    ["en", "We already have another photo"],
    ["pl", "Do tej próby mamy już inne zdjęcie"],
  ])("a key used with other content is refused in %s, and its photo goes", async (country, sentence) => {
    gateway.bus.respond(startAnalysis, async () => {
      throw new AppError("idempotency_key_reused");
    });
    gateway.bus.respond(eraseAnalysis, async () => ({ erased: true }));
    const answer = await photo().field("country", country).set("Idempotency-Key", "a-key-of-mine").expect(422);
    expect(answer.body).toMatchObject({ code: "idempotency_key_reused", error: expect.stringContaining(sentence) });
    await eventually(
      () => gateway.objects.stored.size,
      (size) => size === 0,
    );
  });
});

describe("a slow client", () => {
  /** Starts an upload up to the first bytes of the photo, over a connection of its own. */
  async function beginUpload(port: number) {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString();
    });
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="dog.jpg"\r\n\r\n';
    socket.write(
      `POST /api/analyze HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n${head}`,
    );
    socket.write(jpeg().subarray(0, 100));
    const ended = once(socket, "close");
    return { socket, ended, answer: () => answer };
  }
  const serve = async (perClient: number, minimumRate?: { bytes: number; windowMs: number }) => {
    gateway = await testGateway({ perClient, ...(minimumRate ? { minimumRate } : {}) });
    gateway.bus.respond(startAnalysis, async ({ analysisId }) => ({
      analysisId,
      state: "queued" as const,
      repeated: false,
    }));
    const server = createServer(gateway.app).listen(0, "127.0.0.1");
    await once(server, "listening");
    return { server, port: (server.address() as AddressInfo).port };
  };

  test("below the minimum rate gets a 408 in its language, and its slot is released", async () => {
    const { server, port } = await serve(1, { bytes: 1_000, windowMs: 400 });
    const slow = await beginUpload(port);
    await eventually(slow.answer, (text) => text.includes("upload_too_slow"));
    expect(slow.answer()).toMatch(/^HTTP\/1.1 408 /);
    expect(slow.answer()).toContain("Deine Verbindung war");
    expect(gateway.objects.stored.size).toBe(0);
    await request(server).post("/api/analyze").attach("file", jpeg(), "dog.jpg").expect(202);
    slow.socket.destroy();
    server.close();
  });

  test("holds only its own slots, and releases them when it disconnects", async () => {
    const { server, port } = await serve(2);
    const slow = [await beginUpload(port), await beginUpload(port)];
    await eventually(
      () => gateway.limits.taken.length,
      (count) => count === 2,
    );
    const refused = await request(server).post("/api/analyze").attach("file", jpeg(), "dog.jpg").expect(429);
    expect(refused.body).toMatchObject({ code: "too_many_requests", details: { retryAfterSeconds: 10 } });
    expect(gateway.limits.taken).toHaveLength(2);
    for (const { socket } of slow) socket.destroy();
    await eventually(
      async () => (await request(server).post("/api/analyze").attach("file", jpeg(), "dog.jpg")).status,
      (code) => code === 202,
    );
    server.close();
  });

  test("that disconnects during the rate limit check holds no slot", async () => {
    const { server, port } = await serve(1);
    const counted = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    gateway.limits.take = async () => {
      begun.resolve();
      await counted.promise;
    };
    const slow = await beginUpload(port);
    await begun.promise;
    slow.socket.destroy();
    await eventually(
      () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
      (count) => count === 0,
    );
    counted.resolve();
    await eventually(
      async () => (await request(server).post("/api/analyze").attach("file", jpeg(), "dog.jpg")).status,
      (code) => code === 202,
    );
    server.close();
  });
});

describe("rejects invalid input, and stores nothing", () => {
  const context = (value: unknown) =>
    photo().field("context", typeof value === "string" ? value : JSON.stringify(value));
  test.each<[string, () => request.Test, number, string, object | undefined]>([
    ["no file", () => upload().field("country", "en"), 400, "file_missing", { field: "file" }],
    [
      "an empty file",
      () => upload().attach("file", Buffer.alloc(0), "dog.jpg"),
      400,
      "file_missing",
      { field: "file" },
    ],
    [
      "a file in another field",
      () => upload().attach("picture", jpeg(), "dog.jpg"),
      400,
      "file_missing",
      { field: "file" },
    ],
    ["two files", () => photo().attach("file", jpeg(), "second.jpg"), 400, "too_many_files", undefined],
    [
      "a text field over 8 kB",
      () => photo().field("context", "x".repeat(8 * 1024 + 1)),
      400,
      "field_too_long",
      { field: "context", maxBytes: 8192 },
    ],
    [
      "50 kB of text",
      () => context({ additionalInfo: "x".repeat(50_000) }),
      400,
      "field_too_long",
      { field: "context", maxBytes: 8192 },
    ],
    [
      "a sixth field",
      () => "abcdef".split("").reduce((sent, name) => sent.field(name, "1"), photo()),
      400,
      "too_many_fields",
      { maxFields: 5 },
    ],
    [
      "the same field twice",
      () => photo().field("country", "en").field("country", "de"),
      400,
      "invalid_request",
      { field: "country" },
    ],
    ["an unknown language", () => photo().field("country", "fr"), 400, "invalid_request", { field: "country" }],
    [
      "an idempotency key of spaces",
      () => photo().set("Idempotency-Key", "a b c d e f"),
      400,
      "invalid_request",
      { field: "Idempotency-Key" },
    ],
    ["a subject that is no JSON", () => photo().field("subject", "{x"), 400, "invalid_request", { field: "subject" }],
    ["a subject that says nothing", () => subject({}), 400, "invalid_request", { field: "subject" }],
    [
      "a square outside the photo",
      () => subject({ square: { left: 1.2, top: 0, side: 0.5 } }),
      400,
      "invalid_request",
      { field: "square.left" },
    ],
    [
      "a square of nothing",
      () => subject({ square: { left: 0, top: 0, side: 0 } }),
      400,
      "invalid_request",
      { field: "square.side" },
    ],
    ["a dog that is none", () => subject({ isDog: false }), 400, "invalid_request", { field: "isDog" }],
    ["context that is no JSON", () => context("{name:"), 400, "answers_invalid", { field: "context" }],
    ["context that is a list", () => context([1]), 400, "answers_invalid", { field: "context" }],
    ["age −3", () => context({ age_months: -3 }), 400, "answers_invalid", { field: "age_months" }],
    ["an age that is text", () => context({ age_months: "30" }), 400, "answers_invalid", { field: "age_months" }],
    ["weight 900 kg", () => context({ weight_kg: 900 }), 400, "answers_invalid", { field: "weight_kg" }],
    ["an unknown goal", () => context({ goals: ["joints", "flying"] }), 400, "answers_invalid", { field: "goals.1" }],
    ["an operator instead of a context", () => context({ $ne: null }), 400, "answers_invalid", { field: "$ne" }],
    [
      "an operator instead of a name",
      () => context({ name: { $ne: null } }),
      400,
      "answers_invalid",
      { field: "name" },
    ],
    [
      "__proto__ in the context",
      () => context('{"__proto__":{"admin":true},"age_months":-1}'),
      400,
      "answers_invalid",
      { field: "age_months" },
    ],
    [
      "a JSON body",
      () => upload().send({ file: "x" }),
      415,
      "content_type_unsupported",
      { accepted: ["multipart/form-data"] },
    ],
    ["no body", () => upload(), 415, "content_type_unsupported", { accepted: ["multipart/form-data"] }],
    [
      "multipart without a boundary",
      () => upload().set("Content-Type", "multipart/form-data").send("x"),
      400,
      "invalid_request",
      { field: "Content-Type" },
    ],
    [
      "multipart that ends in the middle",
      () =>
        upload()
          .set("Content-Type", "multipart/form-data; boundary=b")
          .send('--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xff\xd8'),
      400,
      "invalid_request",
      undefined,
    ],
    [
      "a 256-megapixel picture",
      () => photo(png({ width: 16_000, height: 16_000 })),
      422,
      "photo_too_many_pixels",
      { maxMegapixels: 50 },
    ],
    [
      "an interlaced 16-bit PNG of 49 megapixels",
      () => photo(png({ width: 7_000, height: 7_000, interlaced: true, depth: 16 })),
      422,
      "photo_needs_too_much_memory",
      { maxMegabytes: 150 },
    ],
    ["an animated PNG", () => photo(png({ animated: true })), 422, "photo_animated", undefined],
    ["an animated WebP", () => photo(webp({ kind: "VP8X", animated: true })), 422, "photo_animated", undefined],
    [
      "a photo that was cut off",
      () => photo(jpeg({ bytes: 5_000 }).subarray(0, 4_000)),
      422,
      "photo_unreadable",
      undefined,
    ],
    [
      "a photo that is an archive as well",
      () => photo(Buffer.concat([jpeg(), Buffer.from("PK\x03\x04......", "latin1")])),
      422,
      "photo_unreadable",
      undefined,
    ],
    [
      "12 MB and one byte",
      () => photo(Buffer.concat([jpeg(), Buffer.alloc(12 * MB + 1 - jpeg().length)])),
      413,
      "photo_too_large",
      undefined,
    ],
    ["20 MB", () => photo(Buffer.concat([jpeg(), Buffer.alloc(20 * MB)])), 413, "photo_too_large", undefined],
    ...Object.entries(OTHER_FILES).map(([name, file]): [string, () => request.Test, number, string, object] => [
      name,
      () => photo(file),
      415,
      "photo_type_unsupported",
      { accepted: ["image/jpeg", "image/png", "image/webp"] },
    ]),
  ])("%s", async (_name, send, status, code, details) => {
    const answer = await send();
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([status, code, details]);
    expect(answer.body.error).toBe(ERROR_TEXTS[code as keyof typeof ERROR_TEXTS].en);
    expect(answer.body.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(started).toEqual([]);
    expect(gateway.objects.stored.size).toBe(0);
  });

  test("accepts exactly 12 MB", async () => {
    await photo(jpeg({ bytes: 12 * MB - jpeg({ bytes: 0 }).length })).expect(202);
  });

  test("the message is in the language of the form, also when the browser prefers another", async () => {
    const answer = await photo().field("country", "pl").field("context", "no").expect(400);
    expect(answer.body.error).toBe("Jedna z odpowiedzi nie pasuje. Sprawdź ją i spróbuj ponownie.");
  });
});

describe("unavailable dependencies", () => {
  test("the store: 503 before the photo is read, and no analysis starts", async () => {
    gateway.objects.down = true;
    const answer = await photo().expect(503);
    expect(answer.body).toMatchObject({ code: "unavailable", error: ERROR_TEXTS.unavailable.en });
    expect(answer.headers["retry-after"]).toBe("2");
    expect(started).toEqual([]);
  });

  test("the bus: 503, without counting a request", async () => {
    gateway.bus.down = true;
    await photo().expect(503).expect("retry-after", "2");
    expect(gateway.limits.taken).toEqual([]);
  });

  test.each(["unavailable", "timeout", "internal"] as const)(
    "the analysis says %s: its photo is taken back and it is erased",
    async (code) => {
      const erased: string[] = [];
      gateway.bus.respond(startAnalysis, async (asked) => {
        started.push(asked);
        throw new AppError(code);
      });
      gateway.bus.respond(eraseAnalysis, async ({ analysisId }) => {
        erased.push(analysisId);
        return { erased: true };
      });
      const answer = await photo();
      expect([answer.status, answer.body.code]).toEqual([ERRORS[code].status, code]);
      expect(gateway.limits.taken).toEqual([]);
      await eventually(
        () => gateway.objects.stored.size,
        (size) => size === 0,
      );
      expect(erased).toEqual([started[0]?.analysisId]);
    },
  );

  test("a failed start that was begun, or acknowledged to the same key, keeps its photo", async () => {
    const asked: unknown[] = [];
    gateway.bus.respond(startAnalysis, async () => {
      throw new AppError("timeout");
    });
    gateway.bus.respond(eraseAnalysis, async (request) => {
      asked.push(request);
      return { erased: false, kept: true };
    });
    await photo().expect(503);
    await eventually(
      () => asked.length,
      (count) => count === 1,
    );
    expect(asked).toEqual([{ analysisId: expect.any(String), unheardOnly: true }]);
    expect(gateway.objects.stored.size).toBe(1);
  });

  test("the start fails and then the store: the visitor still gets the 503", async () => {
    gateway.bus.respond(startAnalysis, async () => {
      gateway.objects.down = true;
      throw new AppError("unavailable");
    });
    gateway.bus.respond(eraseAnalysis, async () => ({ erased: false }));
    await photo().expect(503);
    await eventually(
      () => gateway.logged.map(({ msg }) => msg),
      (said) => said.includes("could not withdraw an upload"),
    );
    gateway.objects.down = false;
    await eventually(
      () => gateway.objects.stored.size,
      (size) => size === 0,
    );
  });
});

test("the sixth upload in ten minutes gets a Retry-After", async () => {
  gateway.limits.refuse.add("analyse");
  const answer = await photo(jpeg({ bytes: 2 * MB })).expect(429);
  expect(answer.headers["retry-after"]).toBe("120");
  expect(answer.body).toMatchObject({ code: "too_many_requests", error: ERROR_TEXTS.too_many_requests.en });
});

test("an endless wrong file gets a reply, and its connection is closed", async () => {
  const { heard, sent } = await sendWithoutEnd(gateway.app, "/api/analyze", "file");
  expect(heard).toMatch(/^HTTP\/1.1 415 /);
  expect(heard).toContain("photo_type_unsupported");
  expect(sent).toBeLessThan(40 * MB);
});
