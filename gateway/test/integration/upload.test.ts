import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "@hundeblick/kit/errors";
import { eventually, jpeg, OTHER_FILES, png, webp } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import type { startAnalysis } from "@hundeblick/proto/rpc/analysis";
import { analysisContract } from "@hundeblick/proto/rpc/analysis";
import { recordClick, recordEvent } from "@hundeblick/proto/rpc/tracking";
import type { HandledRequestOf } from "@hundeblick/proto/rpc/define";
import { realGateway, type RealGateway, reopen } from "../support/real-gateway.ts";

let gateway: RealGateway;
/** Every test is another visitor, also in the next run. */
let client = Math.floor(Math.random() * 16_000_000);
let started: HandledRequestOf<typeof startAnalysis>[] = [];
const byKey = new Map<string, string>();
let failWith: AppError | undefined;

async function openGateway(timeouts?: { TIMEOUT_FACTOR?: number }): Promise<void> {
  gateway = await realGateway(timeouts && { timeouts });
  await gateway.services.serve(analysisContract, {
    start: async (asked) => {
      started.push(asked);
      if (failWith) throw failWith;
      const first = asked.idempotencyKey ? byKey.get(asked.idempotencyKey) : undefined;
      if (asked.idempotencyKey) byKey.set(asked.idempotencyKey, first ?? asked.analysisId);
      return { analysisId: first ?? asked.analysisId, state: "queued" as const, repeated: first !== undefined };
    },
    statuses: async () => ({ analyses: [] }),
    erase: async () => ({ erased: true }),
  });
  await gateway.services.serve(
    { record: recordEvent, click: recordClick },
    {
      record: async () => ({ recorded: true }),
      click: async () => ({ recorded: true }),
    },
  );
}
beforeAll(() => openGateway());
afterAll(() => gateway.close());
beforeEach(() => {
  client += 1;
  started = [];
  failWith = undefined;
  gateway.put.length = 0;
});

/** One upload by the visitor of this test. */
async function send(
  file = jpeg({ bytes: 50_000 }),
  headers: Record<string, string> = {},
  from = `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(file)], { type: "image/jpeg" }), "dog.jpg");
  form.append("country", "en");
  const answer = await fetch(`${gateway.url}/api/analyze`, {
    method: "POST",
    body: form,
    headers: { "X-Forwarded-For": from, ...headers },
  });
  const body = (await answer.json()) as { analysisId?: string; code?: string };
  return { status: answer.status, body, retryAfter: answer.headers.get("retry-after") };
}
/** Waits for the clean-up after the reply. */
const nothingStays = async (): Promise<void> => {
  for (const key of gateway.put)
    await eventually(
      () =>
        gateway.store.read(key).then(
          () => "there",
          (error: AppError) => error.code,
        ),
      (state) => state === "photo_not_found",
    );
};

describe("an upload", () => {
  test("is stored byte for byte when it is accepted", async () => {
    const file = jpeg({ bytes: 3_000_000 });
    const { status, body } = await send(file);
    expect(status).toBe(202);
    const photo = started[0]?.photo;
    expect(photo).toEqual({
      key: `incoming/${body.analysisId}`,
      bytes: file.length,
      contentType: "image/jpeg",
      large: false,
    });
    expect((await gateway.store.read(photo?.key ?? "")).equals(file)).toBe(true);
    await gateway.store.remove(photo?.key ?? "");
  });

  test("ten times with one Idempotency-Key is one analysis and one stored photo", async () => {
    const [key, visit] = [newId(), newId()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        send(undefined, { "Idempotency-Key": key, "X-Visit": visit }, `11.${client >> 16}.${client & 255}.${i}`),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.analysisId}`)).size).toBe(1);
    const kept = await Promise.all(
      gateway.put.map((put) =>
        gateway.store.read(put).then(
          () => put,
          () => undefined,
        ),
      ),
    );
    expect(kept.filter(Boolean)).toEqual([`incoming/${answers[0]?.body.analysisId}`]);
    await gateway.store.remove(`incoming/${answers[0]?.body.analysisId}`);
  });

  test.each<[string, Buffer]>([
    ...Object.entries(OTHER_FILES),
    ["an animated PNG", png({ animated: true })],
    ["an animated WebP", webp({ kind: "VP8X", animated: true })],
    ["a bomb", png({ width: 16_000, height: 16_000 })],
    ["half a photo", jpeg({ bytes: 9_000 }).subarray(0, 5_000)],
    ["a photo that is a page", Buffer.concat([jpeg(), Buffer.from("<html><p>")])],
    ["12 MB and a byte", Buffer.concat([jpeg(), Buffer.alloc(12 * 1024 * 1024)])],
  ])("%s is refused and never reaches the store", async (_name, file) => {
    const { status } = await send(file);
    expect([413, 415, 422]).toContain(status);
    expect(gateway.put).toEqual([]);
    expect(started).toEqual([]);
  });

  test("whose start fails leaves nothing in the store", async () => {
    failWith = new AppError("unavailable");
    expect((await send()).status).toBe(503);
    expect(gateway.put).toHaveLength(1);
    await nothingStays();
  });
});

describe("limits", () => {
  test("of one client allow exactly five uploads, and return Retry-After", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThanOrEqual(10);
    expect(Number((await send()).retryAfter)).toBeGreaterThan(100);
    for (const key of gateway.put) await gateway.store.remove(key);
  });

  test("count a /64 network as one client, and neighbours separately", async () => {
    const net = `${(client >> 12).toString(16)}:${(client & 0xfff).toString(16)}`;
    for (let i = 0; i < 5; i++) expect((await send(undefined, {}, `2001:${net}:1::${i}`)).status).toBe(202);
    expect((await send(undefined, {}, `2001:${net}:1:ffff::9`)).status).toBe(429);
    expect((await send(undefined, {}, `2001:${net}:2::1`)).status).toBe(202);
    for (const key of gateway.put) await gateway.store.remove(key);
  });
});

describe("outages", () => {
  // with the product's timeouts
  beforeAll(async () => {
    await gateway.close();
    await openGateway({});
  });

  const track = async () =>
    (
      await fetch(`${gateway.url}/api/track/event`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": "10.8.0.1" },
        body: JSON.stringify({ eventId: newId(), sessionId: newId(), type: "opened_website" }),
      })
    ).status;
  const readyz = async () =>
    (await (await fetch(`${gateway.url}/readyz`)).json()) as { dependencies: Record<string, string> };

  test.each(["nats", "objects", "redis"] as const)(
    "%s cut: 503 with Retry-After, and 202 after its return",
    async (name) => {
      gateway.lines[name].become("down");
      try {
        await eventually(readyz, ({ dependencies }) => dependencies[name] === "down");
        const { status, retryAfter } = await send();
        expect([status, retryAfter]).toEqual([503, "2"]);
        await nothingStays();
        expect(started).toEqual([]);
      } finally {
        reopen(gateway.lines[name]);
      }
      await eventually(
        () => send(),
        ({ status }) => status === 202,
        { everyMs: 200 },
      );
      for (const key of gateway.put) await gateway.store.remove(key);
    },
  );

  test.each(["nats", "objects", "redis"] as const)(
    "%s frozen: once it is noticed, 503 with Retry-After, and 202 after its return",
    async (name) => {
      gateway.lines[name].become("half-open");
      try {
        await eventually(readyz, ({ dependencies }) => dependencies[name] === "down");
        const { status, retryAfter } = await send();
        expect([status, retryAfter]).toEqual([503, "2"]);
      } finally {
        reopen(gateway.lines[name]);
      }
      await eventually(
        () => send(),
        ({ status }) => status === 202,
        { everyMs: 200 },
      );
      for (const key of gateway.put) await gateway.store.remove(key);
    },
  );

  test("the store hangs during an upload: a reply, also for queued ones, and nothing is left", async () => {
    await eventually(readyz, ({ dependencies }) => dependencies["objects"] === "ok");
    const photo = jpeg({ bytes: 3_000_000 });
    const answers = Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const { status, retryAfter } = await send(photo, {}, `12.${client >> 16}.${client & 255}.${i}`);
        return { status, retryAfter };
      }),
    );
    await eventually(
      () => gateway.put.length,
      (puts) => puts > 0,
      { everyMs: 5 },
    );
    gateway.lines.objects.become("half-open");
    try {
      const refused = (await answers).filter(({ status }) => status !== 202);
      expect(refused.length).toBeGreaterThan(3);
      for (const { status, retryAfter } of refused) expect([status, retryAfter]).toEqual([503, "2"]);
    } finally {
      reopen(gateway.lines.objects);
    }
    await eventually(readyz, ({ dependencies }) => dependencies["objects"] === "ok");
    for (const { photo: accepted } of started) await gateway.store.remove(accepted.key);
    await nothingStays();
  });

  test("the bus hangs during an upload: a reply, and nothing is left in the store afterwards", async () => {
    await eventually(readyz, ({ dependencies }) => dependencies["nats"] === "ok");
    gateway.lines.nats.become("half-open");
    try {
      const { status, retryAfter } = await send();
      expect([status, retryAfter]).toEqual([503, "2"]);
    } finally {
      reopen(gateway.lines.nats);
    }
    await eventually(readyz, ({ dependencies }) => dependencies["nats"] === "ok");
    await nothingStays();
  });

  test("without Redis harmless calls are allowed", async () => {
    // the bus may still be recovering from the previous test
    await eventually(track, (status) => status === 200);
    gateway.lines.redis.become("down");
    try {
      expect(await track()).toBe(200);
    } finally {
      reopen(gateway.lines.redis);
    }
    await eventually(readyz, ({ dependencies }) => dependencies["redis"] === "ok");
  });
});
