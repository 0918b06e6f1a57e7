import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { after, before, test } from "node:test";
import { eventually } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { client, waitForEnd, randomClientHeaders, uploadWithRetry } from "../support/client.ts";
import { buildPhoto } from "../support/photos.ts";
import { openStores, type Stores } from "../support/stores.ts";
import { startSystem, type System } from "../system.ts";
import { type StubVision, startStubVision, stubVisionEnv } from "../support/stub-vision.ts";

/**
 * A crash may cost time, but no photo and no second report. Photos are drawn; a stub vision server replaces the remote
 * one.
 */
let vision: StubVision;
let system: System;
let stores: Stores;
before(async () => {
  vision = await startStubVision({ delayMs: 250 });
  system = await startSystem({
    env: {
      RATE_LIMITS: "on",
      TRUST_PROXY_HOPS: "1",
      ...stubVisionEnv(vision.url),
      // not about time: what is left of a killed system answers late on a busy machine
      TIMEOUT_FACTOR: "4",
    },
  });
  stores = await openStores(system.env);
});
after(async () => {
  await stores?.close();
  await system?.stop();
  await vision?.close();
});

async function accepted(count: number, overMs: number, seed: number): Promise<string[]> {
  const api = client(system.url, randomClientHeaders);
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      await pause((overMs / count) * n);
      return uploadWithRetry(api, {
        photo: await buildPhoto({ seed: seed + n, width: 640, height: 480 }),
        context: { name: `Dog ${n}` },
        key: newId(),
      });
    }),
  );
}

/** Every accepted photo is valid: it must be completed, with one report. */
async function allCompletedOnce(ids: string[]): Promise<void> {
  const api = client(system.url, randomClientHeaders);
  assert.equal(new Set(ids).size, ids.length, "every upload is one analysis");
  const ends = await Promise.all(ids.map((id) => waitForEnd(api, id)));
  assert.deepEqual(
    ends.filter(({ status, result }) => status !== "completed" || !result?.reportId),
    [],
    "every accepted photo is completed with a report",
  );
  for (const id of ids) assert.equal(await stores.reportsOf(id), 1, "one report each");
}

test("60 uploads while analysis, report, gateway and NATS are killed in turn: every accepted one is completed, with one report", async () => {
  const uploads = accepted(60, 24_000, 1_000);
  for (const victim of ["analysis", "report", "gateway", "nats", "analysis", "report"]) {
    await pause(3_500);
    await system.kill(victim);
  }
  await allCompletedOnce(await uploads);
});

test("another worker claims a dead worker's job", async () => {
  vision.delayMs = 3_000;
  const [id = ""] = await accepted(1, 0, 2_000);
  await pause(1_200);
  await system.kill("analysis");
  vision.delayMs = 100;
  await allCompletedOnce([id]);
});

test("all finish after the job stream was deleted", async () => {
  vision.delayMs = 400;
  const uploads = accepted(12, 3_000, 3_000);
  await pause(1_500);
  await stores.deleteJobStream();
  const ids = await uploads;
  vision.delayMs = 50;
  await allCompletedOnce(ids);
});

test("nothing is lost after Redis was flushed", async () => {
  const uploads = accepted(8, 2_000, 4_000);
  await pause(1_000);
  await stores.flushRedis();
  await allCompletedOnce(await uploads);
});

for (const server of ["mongodb", "nats", "objects", "redis"]) {
  test(`${server} is down: uploads get a Retry-After and leave nothing; they succeed after its return`, async () => {
    const api = client(system.url, randomClientHeaders);
    const photo = await buildPhoto({ seed: 5_000, width: 640, height: 480 });
    const key = newId();
    // a killed gateway may have left uploads, which the analysis service deletes within the hour
    const before = (await stores.objects.list("incoming/")).length;
    await system.down(server);
    const refused = await api.analyze({ photo, key });
    assert.equal(refused.status, 503, await refused.text());
    assert.equal(refused.headers.get("retry-after"), "2");

    await system.up(server);
    const id = await uploadWithRetry(api, { photo, key });
    await allCompletedOnce([id]);
    await eventually(
      () => stores.objects.list("incoming/"),
      ({ length }) => length <= before,
    );
  });
}
