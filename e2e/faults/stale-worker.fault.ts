import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { after, before, test } from "node:test";
import { eventually } from "@hundeblick/kit/testing";
import { client } from "../support/client.ts";
import { type StubVision, startStubVision, stubVisionEnv } from "../support/stub-vision.ts";
import { type Replica, startReplica } from "../support/replica.ts";
import { openStores, type Stores } from "../support/stores.ts";
import { startSystem, type System } from "../system.ts";
import { checkPromises } from "./checker.ts";
import { inParallel, type RejectionCounts, uploadUntilAccepted } from "./load.ts";

const JOBS = 4;
const FROZEN_MS = 20_000;
let vision: StubVision;
let system: System;
let stores: Stores;
let second: Replica | undefined;
before(async () => {
  vision = await startStubVision({ delayMs: 4_000 });
  system = await startSystem({
    env: {
      RATE_LIMITS: "off",
      WORKERS: String(JOBS),
      UPLOAD_KEPT_SECONDS: "60",
      ...stubVisionEnv(vision.url),
    },
  });
  stores = await openStores(system.env);
});
after(async () => {
  await second?.stop();
  await stores?.close();
  await system?.stop();
  await vision?.close();
});

test(
  "a worker frozen for 20 s in the middle of its jobs comes back when another has finished them: it overwrites nothing",
  { timeout: 180_000 },
  async () => {
    const accepted: string[] = [];
    const refusals: RejectionCounts = new Map();
    await inParallel(JOBS, JOBS, async (n) => {
      accepted.push(await uploadUntilAccepted(client(system.url), refusals, { n }));
    });
    await eventually(
      () => vision.asked,
      (asked) => asked >= JOBS,
      { withinMs: 30_000 },
    );

    const pid = system.pids["analysis"] ?? 0;
    process.kill(pid, "SIGSTOP");
    const frozenAt = Date.now();
    vision.delayMs = 50;
    second = await startReplica(system, "analysis");
    const ofThese = { _id: { $in: accepted } };
    const all = () => stores.analyses().find(ofThese).sort({ _id: 1 }).toArray();
    const finished = await eventually(all, (found) => found.every(({ state }) => state === "completed"), {
      withinMs: 60_000,
      everyMs: 100,
    });
    const takenOver = Date.now() - frozenAt;
    assert.ok(takenOver <= 20_000, `taken over only after ${takenOver} ms`);
    for (const { attempt } of finished) assert.equal(attempt, 2, "the second attempt of the second worker finished it");
    const before = JSON.stringify(finished.map(({ outbox: _outbox, ...rest }) => rest));
    await pause(Math.max(0, FROZEN_MS - (Date.now() - frozenAt)));

    process.kill(pid, "SIGCONT");
    // enough for its late writes, its retries and the next delivery of its messages
    await pause(20_000);
    assert.equal(system.pids["analysis"], pid, "the worker has survived");
    assert.equal(
      JSON.stringify((await all()).map(({ outbox: _outbox, ...rest }) => rest)),
      before,
      "nothing was overwritten",
    );
    const account = await checkPromises(stores, { accepted, unlocked: [] }, { mailUrl: system.mailUrl });
    console.log(
      `${JOBS} jobs of a frozen worker were finished by another ${(takenOver / 1_000).toFixed(1)} s after the freeze; nothing was overwritten: ${account}`,
    );
  },
);
