import { newId } from "@hundeblick/proto/ids";
import { Redis } from "ioredis";
import { client, waitForEnd, uploadWithRetry } from "../../e2e/support/client.ts";
import { buildPhoto } from "../../e2e/support/photos.ts";
import type { System } from "../../e2e/system.ts";
import { startBareStatus } from "./bare-status.ts";
import { createKeepAliveClient } from "./keep-alive-client.ts";
import { cpuDuring } from "./process-cpu.ts";
import { median, rate } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const ROUNDS = 11;
/** About a third of a second; shorter ones mostly measure garbage collection. */
const A_ROUND = 5_000;
/** Few, because each is a failed query to the database. */
const UNKNOWN = 1_000;
/** Warm-up until the code is compiled. */
const WARM_UP = 10_000;
const CONCURRENCY = 16;

/**
 * Throughput of an analysis' status, alternating: of the gateway with its cache, and of a minimal Express server with
 * one GET of Redis. Then of unknown ids, which reach the database.
 */
export async function statusBench(system: System): Promise<Line[]> {
  const id = await uploadWithRetry(client(system.url), { photo: await buildPhoto({ seed: 3 }), key: newId() });
  await waitForEnd(client(system.url), id);
  const path = `/api/analysis-status/${id}`;
  const { ask, close } = createKeepAliveClient(CONCURRENCY);
  const redis = new Redis(system.env["REDIS_URL"] ?? "");
  const bare = await startBareStatus(system.env["REDIS_URL"] ?? "");
  try {
    await redis.set(`bench:status:${id}`, await ask(system.url + path));
    const urls = { ours: system.url + path, bare: bare.url + path };
    const kinds = ["ours", "bare"] as const;
    const round = (url: string, count = A_ROUND): Promise<number> => rate(count, CONCURRENCY, () => ask(url));
    const rates: Record<(typeof kinds)[number], number[]> = { ours: [], bare: [] };
    const takeTurns = async (): Promise<void> => {
      for (let n = 0; n < ROUNDS; n++)
        for (const kind of n % 2 === 0 ? kinds : kinds.toReversed()) rates[kind].push(await round(urls[kind]));
    };
    for (const kind of kinds) await round(urls[kind], WARM_UP);
    const { gateway = 0, analysis = 0, nats = 0, mongodb = 0 } = system.pids;
    const used = await cpuDuring({ gateway, analysis, nats, mongodb, bare: bare.pid }, takeTurns);
    await round(`${system.url}/healthz`);
    const shell = await cpuDuring({ gateway }, () => round(`${system.url}/healthz`));
    const unknown = await rate(UNKNOWN, CONCURRENCY, () =>
      ask(`${system.url}/api/analysis-status/${newId()}`).catch(() => undefined),
    );
    const ratios = rates.ours.map((ours, n) => ours / (rates.bare[n] ?? Number.NaN));
    const each = (seconds: number): number => (seconds * 1_000) / (ROUNDS * A_ROUND);
    return [
      { what: "status ÷ bare Express + Redis", value: median(ratios), unit: "×", hold: { least: 0.8 } },
      { what: "status ÷ bare, lowest round", value: Math.min(...ratios), unit: "×" },
      { what: "status ÷ bare, highest round", value: Math.max(...ratios), unit: "×" },
      { what: `status of an analysis, ${CONCURRENCY} connections`, value: median(rates.ours), unit: "/s" },
      { what: "ids nobody asked for before, each to the database", value: unknown, unit: "/s" },
      { what: "the same body from bare Express + Redis", value: median(rates.bare), unit: "/s" },
      { what: "processor time of a bare answer, Express", value: each(used.bare), unit: "ms" },
      {
        what: "processor time of the gateway's /healthz, which asks nobody",
        value: (shell.gateway * 1_000) / A_ROUND,
        unit: "ms",
      },
      ...(["gateway", "analysis", "nats", "mongodb"] as const).map((name) => ({
        what: `processor time of ours, ${name}`,
        value: each(used[name]),
        unit: "ms",
      })),
    ];
  } finally {
    close();
    await redis.del(`bench:status:${id}`);
    redis.disconnect();
    await bare.stop();
  }
}
