import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, jpeg } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { analysisContract } from "@hundeblick/proto/rpc/analysis";
import { realGateway, type RealGateway } from "../support/real-gateway.ts";
import { openSlowUploads } from "../support/slow-uploads.ts";

/** New addresses without counted requests. */
const random = () => Math.floor(Math.random() * 250);
const network = `10.${random()}.${random()}`;
let gateway: RealGateway;
const analysisId = newId();

beforeAll(async () => {
  gateway = await realGateway({ minimumRate: { bytes: 10_000, windowMs: 5_000 } });
  await gateway.services.serve(analysisContract, {
    start: async (asked) => ({
      analysisId: asked.analysisId,
      state: "queued" as const,
      repeated: false,
    }),
    statuses: async () => ({
      analyses: [{ analysisId, state: "analysing" as const, stage: "looking" as const, attempt: 1 }],
    }),
    erase: async () => ({ erased: true }),
  });
});
afterAll(async () => {
  for (const key of gateway.put) await gateway.store.remove(key);
  await gateway.close();
});

async function upload(address: string): Promise<number> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(jpeg({ bytes: 50_000 }))], { type: "image/jpeg" }), "dog.jpg");
  const answer = await fetch(`${gateway.url}/api/analyze`, {
    method: "POST",
    body: form,
    headers: { "X-Forwarded-For": address },
  });
  await answer.arrayBuffer();
  return answer.status;
}

test("100 slow uploads from 8 addresses do not block other uploads, and are ended", async () => {
  const slow = await openSlowUploads(
    gateway.url,
    100,
    Array.from({ length: 8 }, (_, i) => `${network}.${i}`),
  );
  try {
    // 8 addresses with 5 slots each; the other connections are rejected at once
    await eventually(
      () => slow.answers().filter((status) => status === 429).length,
      (count) => count === 60,
    );
    for (let round = 0; round < 10; round++) {
      const statuses = await Promise.all([1, 2, 3, 4].map((n) => upload(`${network}.${100 + 4 * round + n}`)));
      expect(statuses).toEqual([202, 202, 202, 202]);
    }
    await eventually(
      () => slow.answers().filter((status) => status === 408).length,
      (count) => count === 40,
    );
  } finally {
    slow.close();
  }
});

test("limits one address to 20 streams, others still get one; all can poll", async () => {
  const open = new AbortController();
  const ask = (path: string, address: string) =>
    fetch(`${gateway.url}/api/analysis-status/${analysisId}${path}`, {
      headers: { "X-Forwarded-For": address },
      signal: open.signal,
    });
  const greedy = `${network}.200`;
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const answer = await ask("/events", greedy);
      if (!answer.ok) await answer.arrayBuffer();
      return answer.status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(80);
  expect((await ask("/events", `${network}.201`)).status).toBe(200);
  expect(await (await ask("", greedy)).json()).toMatchObject({ status: "pending" });
  open.abort();
});
