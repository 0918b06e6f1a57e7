import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { after, before, test } from "node:test";
import { eventually, type FaultProxyState } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { type Client, client, randomClientHeaders } from "../support/client.ts";
import { type ProxiedSystem, type ProxyName, startProxiedSystem } from "../support/proxied-system.ts";
import { openStores, type Stores } from "../support/stores.ts";
import { checkPromises, type Ledger } from "./checker.ts";
import {
  type RejectionCounts,
  buildPhotoOf,
  DRAWN_DOG,
  formatRefusals,
  unlockWithRetry,
  uploadUntilAccepted,
} from "./load.ts";

/** Duration of each outage, s; 30 makes the program run for more than ten minutes. */
const OUTAGE_MS = Number(process.env["AWAY"] ?? 8) * 1_000;
const BACK_WITHIN_MS = 5_000;
/** The provider's outage is first, because it loads the local provider into memory. */
const LINES: ProxyName[] = ["vision", "mongodb", "nats", "redis", "objects", "smtp"];
const STATES: FaultProxyState[] = ["down", "slow", "half-open"];

let lined: ProxiedSystem;
let stores: Stores;
let api: Client;
let known = "";
let knownReport = "";
const ledger: Ledger = { accepted: [], unlocked: [] };
const refusals: RejectionCounts = new Map();
before(async () => {
  // with rate limits, which need Redis; each call has another client
  lined = await startProxiedSystem({
    visionMs: 20,
    env: {
      RATE_LIMITS: "on",
      TRUST_PROXY_HOPS: "1",
      UPLOAD_KEPT_SECONDS: "60",
      MAIL_LEASE_SECONDS: "25",
      OPENAI_TIMEOUT_MS: "3000",
    },
  });
  stores = await openStores(lined.direct);
  api = client(lined.system.url, randomClientHeaders);
  known = await uploadUntilAccepted(api, refusals, { n: 0 });
  ledger.accepted.push(known);
  const done = await eventually(
    async () => await stores.analyses().findOne({ _id: known }),
    (found) => found?.state === "completed",
    { withinMs: 60_000 },
  );
  knownReport = done?.result?.reportId ?? "";
});
after(async () => {
  await stores?.close();
  await lined?.stop();
});

type Probe = {
  route: string;
  at: number;
  ms: number;
  status: number;
  retryAfter: string | null;
  code?: string | undefined;
};
type Ask = () => Promise<Response>;
const get =
  (path: string): Ask =>
  () =>
    api.json("GET", path);
/** Every call of a visitor. */
const visit = (): Record<string, Ask> => ({
  home: get("/de"),
  status: get(`/api/analysis-status/${known}`),
  report: get(`/api/report/${knownReport}`),
  photo: get(`/api/report/${knownReport}/photo`),
  event: () =>
    api.json("POST", "/api/track/event", {
      type: "opened_website",
      eventId: newId(),
      sessionId: newId(),
      landingPage: "/de",
    }),
});

/** One upload whose key is kept until it is accepted. */
function uploads(): { ask: Ask; recordReply(response: Response, body: unknown): void } {
  let key = newId();
  // the key belongs to the visit, because the address changes with each call
  const visitId = newId();
  return {
    ask: async () =>
      api.analyze({ photo: await buildPhotoOf(ledger.accepted.length), subject: DRAWN_DOG, key, visit: visitId }),
    recordReply(response, body) {
      if (response.status !== 202) return;
      ledger.accepted.push((body as { analysisId: string }).analysisId);
      key = newId();
    },
  };
}

/** Repeats every call in its own loop until stopped. */
function probing(): { probes: Probe[]; stop(): Promise<void> } {
  const probes: Probe[] = [];
  let stopped = false;
  const upload = uploads();
  const loop = async (route: string, ask: Ask): Promise<void> => {
    while (!stopped) {
      const at = Date.now();
      const response = await ask().catch(() => null);
      const body: unknown = await response?.json().catch(() => ({}));
      if (response && route === "analyze") upload.recordReply(response, body);
      probes.push({
        route,
        at,
        ms: Date.now() - at,
        status: response?.status ?? 0,
        retryAfter: response?.headers.get("retry-after") ?? null,
        code: (body as { code?: string } | undefined)?.code,
      });
      await pause(route === "analyze" ? 400 : 250);
    }
  };
  const loops = Object.entries({ ...visit(), analyze: upload.ask }).map(([route, ask]) => loop(route, ask));
  return {
    probes,
    async stop() {
      stopped = true;
      await Promise.all(loops);
    },
  };
}

const isRefused = ({ status }: Probe): boolean => status >= 400 || status === 0;

function judge(probes: Probe[], state: FaultProxyState): void {
  for (const { route, status, retryAfter, ms, code } of probes.filter(isRefused)) {
    assert.ok(status === 503, `${route} was answered with ${status} ${code ?? ""} after ${ms} ms`);
    assert.ok(Number(retryAfter) >= 1, `${route}: ${status} without Retry-After`);
    if (state === "down") assert.ok(ms <= 2_000, `${route}: ${status} after ${ms} ms`);
  }
}

/** Recovery time of each failed route after an outage, the slowest in ms. */
function slowestReturn(probes: Probe[], backAt: number): { ms: number; route: string } {
  const failed = [...new Set(probes.filter(isRefused).map(({ route }) => route))];
  const returns = failed.map((route) => {
    const first = probes.find((probe) => probe.route === route && probe.at >= backAt && !isRefused(probe));
    return { route, ms: first ? first.at + first.ms - backAt : Number.POSITIVE_INFINITY };
  });
  return returns.toSorted((a, b) => b.ms - a.ms)[0] ?? { route: "none had failed", ms: 0 };
}

const MB = 1024 * 1024;
/** Resident memory of our own processes, bytes. */
const memory = (): Record<string, number> =>
  Object.fromEntries(
    Object.entries(lined.system.pids).map(([name, pid]) => [
      name,
      Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1_024,
    ]),
  );

const openAnalyses = (): Promise<number> =>
  stores.analyses().countDocuments({ state: { $nin: ["completed", "failed"] } });
let settled: Record<string, number> | undefined;

for (const line of LINES) {
  for (const state of STATES) {
    test(
      `${line} ${state}: refused with Retry-After, back within 5 s, nothing left behind`,
      { timeout: OUTAGE_MS + 240_000 },
      async () => {
        const before = { ...lined.system.pids };
        const load = probing();
        await pause(1_000);
        lined.lines[line].become(state);
        // addresses of reports unlocked during an outage are mailed afterwards
        const unlocking = (async () => {
          const id = ledger.accepted.at(-1) ?? known;
          const found = await eventually(
            async () => await stores.analyses().findOne({ _id: id }),
            (one) => one !== null && ["completed", "failed"].includes(one.state),
            { withinMs: 200_000, everyMs: 500 },
          );
          const reportId = found?.result?.reportId;
          if (!reportId || ledger.unlocked.includes(reportId)) return;
          await unlockWithRetry(api, refusals, reportId);
          ledger.unlocked.push(reportId);
        })();
        await pause(OUTAGE_MS);
        lined.lines[line].become("open");
        const backAt = Date.now();
        await pause(BACK_WITHIN_MS + 1_000);
        await load.stop();
        await unlocking;
        judge(load.probes, state);
        const back = slowestReturn(load.probes, backAt);
        const refused = load.probes.filter(isRefused);
        const slowest = Math.max(0, ...refused.map(({ ms }) => ms));
        await eventually(openAnalyses, (count) => count === 0, { withinMs: 90_000, everyMs: 250 });
        const drained = Date.now() - backAt;
        const mailed = await eventually(
          async () => await stores.mails().countDocuments({ state: { $in: ["queued", "sending"] } }),
          (count) => count === 0,
          { withinMs: 90_000, everyMs: 250 },
        ).then(() => Date.now() - backAt);
        console.log(
          `${line} ${state}: ${refused.length} of ${load.probes.length} refused, the slowest after ${slowest} ms; back after ${back.ms} ms (${back.route}); no open analysis after ${drained} ms, no open mail after ${mailed} ms`,
        );
        assert.ok(back.ms <= BACK_WITHIN_MS, `${back.route} worked again only after ${back.ms} ms`);
        assert.deepEqual(lined.system.pids, before, "no process ended");
        // by now all modules are loaded
        if (line === LINES[0] && state === STATES.at(-1)) settled = memory();
      },
    );
  }
}

test("the stores are consistent afterwards, and no process has grown", { timeout: 400_000 }, async () => {
  console.log(
    `${await checkPromises(stores, ledger, { mailUrl: lined.mailUrl, mailsTwice: STATES.length })}; answers to uploads and unlocks: ${formatRefusals(refusals)}`,
  );
  const now = memory();
  for (const [name, bytes] of Object.entries(now)) {
    const first = settled?.[name] ?? bytes;
    console.log(`${name}: ${Math.round(first / MB)} MB → ${Math.round(bytes / MB)} MB`);
    assert.ok(
      bytes <= first * 1.2 + 20 * MB,
      `${name} grew from ${Math.round(first / MB)} to ${Math.round(bytes / MB)} MB`,
    );
  }
});
