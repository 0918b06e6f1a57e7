import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { after, before, test } from "node:test";
import { eventually } from "@hundeblick/kit/testing";
import { SERVICES } from "../../deploy/local/system/processes.ts";
import { type Client, client } from "../support/client.ts";
import { type Replica, startReplica } from "../support/replica.ts";
import { type StubVision, startStubVision, stubVisionEnv } from "../support/stub-vision.ts";
import { openStores, type Stores } from "../support/stores.ts";
import { startSystem, type System } from "../system.ts";
import { checkPromises } from "./checker.ts";
import { buildPhotoOf } from "./load.ts";

const READS_A_SECOND = Number(process.env["READS"] ?? 60);
const UPLOADS_A_SECOND = 2;
/** Like Kubernetes' delay between removing an endpoint and SIGTERM (preStop). */
const PRE_STOP_MS = 1_000;

let vision: StubVision;
let system: System;
let stores: Stores;
const replicas: Record<string, Replica> = {};
before(async () => {
  vision = await startStubVision({ delayMs: 100 });
  system = await startSystem({
    env: {
      RATE_LIMITS: "off",
      UPLOAD_KEPT_SECONDS: "60",
      ...stubVisionEnv(vision.url),
    },
  });
  for (const name of [...SERVICES, "gateway"]) replicas[name] = await startReplica(system, name);
  stores = await openStores(system.env);
});
after(async () => {
  await stores?.close();
  await Promise.all(Object.values(replicas).map((replica) => replica.stop()));
  await system?.stop();
  await vision?.close();
});

/** Balances calls over the active gateways. */
function balanced(): { next(): Client; without(url: string, work: () => Promise<void>): Promise<void> } {
  const gateways = [system.url, replicas["gateway"]?.url ?? ""].map((url) => ({ url, api: client(url), isIn: true }));
  let turn = 0;
  return {
    next() {
      const open = gateways.filter(({ isIn }) => isIn);
      return (open[turn++ % open.length] ?? gateways[0])?.api as Client;
    },
    async without(url, work) {
      const gateway = gateways.find((one) => one.url === url);
      if (gateway) gateway.isIn = false;
      await pause(PRE_STOP_MS);
      await work();
      if (gateway) gateway.isIn = true;
    },
  };
}

test(
  "every process of two of each is stopped by SIGTERM and started again, one after the other, under load: no call fails",
  { timeout: 600_000 },
  async () => {
    const balancer = balanced();
    const accepted: string[] = [];
    const failed: string[] = [];
    let calls = 0;
    const attempt = async (what: string, ask: () => Promise<Response>): Promise<Response | undefined> => {
      calls++;
      try {
        const response = await ask();
        if (!response.ok) failed.push(`${what}: ${response.status} ${await response.text()}`);
        return response.ok ? response : undefined;
      } catch (error) {
        failed.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      }
    };
    const upload = async (): Promise<void> => {
      const photo = await buildPhotoOf(accepted.length);
      const response = await attempt("upload", () => balancer.next().analyze({ photo }));
      if (response) accepted.push(((await response.json()) as { analysisId: string }).analysisId);
    };
    await upload();
    const first = await eventually(
      async () => await stores.analyses().findOne({ _id: accepted[0] ?? "" }),
      (found) => found?.state === "completed",
      { withinMs: 30_000 },
    );
    const paths = [
      "/de",
      `/api/report/${first?.result?.reportId}`,
      `/api/analysis-status/${first?._id}`,
      `/api/report/${first?.result?.reportId}/photo`,
      "/api/claims",
    ];

    let over = false;
    const atRate = async (perSecond: number, act: (n: number) => Promise<unknown>): Promise<void> => {
      const running: Promise<unknown>[] = [];
      for (let n = 0; !over; n++) {
        running.push(act(n));
        await pause(1_000 / perSecond);
      }
      await Promise.all(running);
    };
    const load = Promise.all([
      atRate(READS_A_SECOND, async (n) => {
        const path = paths[n % paths.length] ?? "/de";
        await (await attempt(path, () => balancer.next().json("GET", path)))?.arrayBuffer();
      }),
      atRate(UPLOADS_A_SECOND, upload),
    ]);
    for (const name of [...SERVICES, "gateway"]) {
      const isDoor = name === "gateway";
      const restartFirst = async (): Promise<void> => {
        await system.down(name);
        await system.up(name);
      };
      const restartSecond = async (): Promise<void> => {
        await replicas[name]?.restart();
      };
      await (isDoor ? balancer.without(system.url, restartFirst) : restartFirst());
      await (isDoor ? balancer.without(replicas[name]?.url ?? "", restartSecond) : restartSecond());
      console.log(`${name} restarted twice, ${calls} calls, ${failed.length} failed`);
    }
    over = true;
    await load;
    console.log(
      `${calls} calls while ${2 * (SERVICES.length + 1)} processes were restarted, ${failed.length} failed; ${await checkPromises(stores, { accepted, unlocked: [] }, { mailUrl: system.mailUrl })}`,
    );
    assert.deepEqual(failed, []);
  },
);
