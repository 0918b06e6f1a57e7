import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { after, before, test } from "node:test";
import { eventually } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { type Client, client } from "../support/client.ts";
import { type StubVision, startStubVision, stubVisionEnv } from "../support/stub-vision.ts";
import { openStores, type Stores } from "../support/stores.ts";
import { startSystem, type System } from "../system.ts";
import { checkPromises } from "./checker.ts";
import { type RejectionCounts, formatRefusals, uploadUntilAccepted } from "./load.ts";

/** Quiet and storm alternate, so that the machine's load affects both. */
const TURNS = Number(process.env["TURNS"] ?? 4);
const TURN_MS = 15_000;
const CALLS_A_SECOND = 40;
const UPLOADS_A_SECOND = 1;
const STORMS = [
  { name: "429", status: 429, delayMs: 20 },
  { name: "500", status: 500, delayMs: 20 },
  { name: "no answer for 60 s", status: 200, delayMs: 60_000 },
];
const QUIET = { status: 200, delayMs: 20 };

let vision: StubVision;
let system: System;
let stores: Stores;
let api: Client;
/** One address for all: counting thousands every few seconds would block the local database. */
const visit = newId();
const accepted: string[] = [];
const refusals: RejectionCounts = new Map();
before(async () => {
  vision = await startStubVision(QUIET);
  system = await startSystem({
    env: {
      RATE_LIMITS: "off",
      UPLOAD_KEPT_SECONDS: "60",
      ...stubVisionEnv(vision.url),
    },
  });
  stores = await openStores(system.env);
  api = client(system.url);
});
after(async () => {
  await stores?.close();
  await system?.stop();
  await vision?.close();
});

/** Everything but uploads at a constant rate; returns the ms of each call. */
async function readForATurn(reportId: string): Promise<number[]> {
  const routes: (() => Promise<Response>)[] = [
    () => api.json("GET", "/de"),
    () => api.json("GET", `/api/report/${reportId}`),
    () => api.json("GET", `/api/analysis-status/${accepted[0]}`),
    () =>
      api.json("POST", "/api/track/event", {
        type: "opened_website",
        eventId: newId(),
        sessionId: visit,
        landingPage: "/de",
      }),
  ];
  const calls: Promise<number>[] = [];
  for (const until = Date.now() + TURN_MS; Date.now() < until;) {
    const began = performance.now();
    const route = routes[calls.length % routes.length] as (typeof routes)[number];
    calls.push(
      route().then(async (response) => {
        await response.arrayBuffer();
        assert.ok(response.ok, `answered with ${response.status}`);
        return performance.now() - began;
      }),
    );
    await pause(1_000 / CALLS_A_SECOND);
  }
  return Promise.all(calls);
}

async function uploadUntil(over: AbortSignal): Promise<void> {
  const sent: Promise<void>[] = [];
  while (!over.aborted) {
    sent.push(
      uploadUntilAccepted(api, refusals, { n: accepted.length + sent.length }).then((id) => {
        accepted.push(id);
      }),
    );
    await pause(1_000 / UPLOADS_A_SECOND);
  }
  await Promise.all(sent);
}

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

test(
  "429, 500 and silence of the provider do not slow the other calls: p99 at most 1.2 × that of quiet times",
  { timeout: (TURNS * 2 * TURN_MS + 60_000) * STORMS.length + 300_000 },
  async () => {
    accepted.push(await uploadUntilAccepted(api, refusals, { n: 0 }));
    const { result } =
      (await eventually(
        async () => await stores.analyses().findOne({ _id: accepted[0] ?? "" }),
        (found) => found?.state === "completed",
        { withinMs: 30_000 },
      )) ?? {};
    const over = new AbortController();
    const uploading = uploadUntil(over.signal);
    await readForATurn(result?.reportId ?? "");

    const ratios = [];
    for (const { name, ...storm } of STORMS) {
      const quiet: number[] = [];
      const stormy: number[] = [];
      for (let turn = 0; turn < TURNS; turn++) {
        Object.assign(vision, QUIET);
        quiet.push(...(await readForATurn(result?.reportId ?? "")));
        Object.assign(vision, storm);
        stormy.push(...(await readForATurn(result?.reportId ?? "")));
      }
      const [inStorm, inQuiet] = [percentile(stormy, 0.99), percentile(quiet, 0.99)];
      ratios.push(inStorm / inQuiet);
      console.log(
        `provider says ${name}: p99 of the ${stormy.length} other calls ${inStorm.toFixed(1)} ms, of ${quiet.length} in quiet ${inQuiet.toFixed(1)} ms: ratio ${(inStorm / inQuiet).toFixed(2)}`,
      );
    }
    Object.assign(vision, QUIET);
    over.abort();
    await uploading;
    console.log(
      `${await checkPromises(stores, { accepted, unlocked: [] }, { mailUrl: system.mailUrl, withinMs: 300_000 })}; other answers to uploads: ${formatRefusals(refusals)}`,
    );
    assert.ok(
      ratios.every((ratio) => ratio <= 1.2),
      `ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(", ")}`,
    );
  },
);
