import { setTimeout as pause } from "node:timers/promises";
import { after, before, test } from "node:test";
import { eventually } from "@hundeblick/kit/testing";
import { client } from "../support/client.ts";
import { type StubVision, startStubVision, stubVisionEnv } from "../support/stub-vision.ts";
import { openStores, type Stores } from "../support/stores.ts";
import { startSystem, type System } from "../system.ts";
import { checkPromises } from "./checker.ts";
import { inParallel, type RejectionCounts, formatRefusals, unlockWithRetry, uploadUntilAccepted } from "./load.ts";

/** UPLOADS sets the number, CONCURRENCY the concurrency. */
const UPLOADS = Number(process.env["UPLOADS"] ?? 5_000);
const CONCURRENCY = Number(process.env["CONCURRENCY"] ?? 16);
/** The mail catcher keeps the last 500 mails. */
const MAILS = Math.min(200, Math.floor(UPLOADS / 10));
const VICTIMS = ["analysis", "nats", "report", "gateway", "catalogue", "mail", "tracking", "scraper"];
const BETWEEN_KILLS_MS = 4_000;
/** Uploads between two kills, so that a slow machine makes progress. */
const THROUGH_BETWEEN_KILLS = 20;
/** SECONDS ends the uploads early. */
const UPLOADING_MS = Number(process.env["SECONDS"] ?? 3_600) * 1_000;

/** Time limit for the backlog: half a second per upload. */
const TIMEOUT_MS = 120_000 + 500 * UPLOADS;

let vision: StubVision;
let system: System;
let stores: Stores;
before(async () => {
  vision = await startStubVision({ delayMs: 20 });
  system = await startSystem({
    env: {
      RATE_LIMITS: "off",
      ...stubVisionEnv(vision.url),
      UPLOAD_KEPT_SECONDS: "60",
      MAIL_LEASE_SECONDS: "25",
    },
  });
  stores = await openStores(system.env);
});
after(async () => {
  await stores?.close();
  await system?.stop();
  await vision?.close();
});

test(`${UPLOADS} uploads while every service, the gateway and NATS are killed in turn: none lost, one report each, one mail each`, async (context) => {
  const api = client(system.url);
  const refusals: RejectionCounts = new Map();
  const ledger = { accepted: [] as string[], unlocked: [] as string[] };
  const began = Date.now();
  const over = new AbortController();

  let kills = 0;
  const killing = (async () => {
    for (; !over.signal.aborted; kills++) {
      const enough = Math.min(ledger.accepted.length + THROUGH_BETWEEN_KILLS, UPLOADS);
      const isEnough = (): boolean => ledger.accepted.length >= enough || Date.now() - began > UPLOADING_MS;
      do await pause(BETWEEN_KILLS_MS, undefined, { signal: over.signal }).catch(() => undefined);
      while (!over.signal.aborted && !isEnough());
      if (!over.signal.aborted) await system.kill(VICTIMS[kills % VICTIMS.length] ?? "");
    }
  })();
  context.after(() => over.abort());
  await inParallel(UPLOADS, CONCURRENCY, async (n) => {
    if (Date.now() - began > UPLOADING_MS) return;
    ledger.accepted.push(await uploadUntilAccepted(api, refusals, { n, withinMs: 300_000 }));
    if (ledger.accepted.length % 250 === 0)
      console.log(`${ledger.accepted.length} accepted, ${kills} kills, ${Math.round((Date.now() - began) / 1_000)} s`);
  });
  await inParallel(Math.min(MAILS, ledger.accepted.length), 4, async (n) => {
    const id = ledger.accepted[n] ?? "";
    const { result } =
      (await eventually(
        async () => await stores.analyses().findOne({ _id: id }),
        (found) => found?.state === "completed",
        { withinMs: TIMEOUT_MS, everyMs: 200 },
      )) ?? {};
    if (!result) return;
    await unlockWithRetry(api, refusals, result.reportId);
    ledger.unlocked.push(result.reportId);
  });
  over.abort();
  await killing;

  const took = Math.round((Date.now() - began) / 1_000);
  const account = await checkPromises(stores, ledger, {
    mailUrl: system.mailUrl,
    mailsTwice: kills,
    withinMs: TIMEOUT_MS,
  });
  console.log(
    `${ledger.accepted.length} uploads in ${took} s with ${kills} kills: ${account}; ${vision.asked} questions to the provider; other answers: ${formatRefusals(refusals)}`,
  );
});
