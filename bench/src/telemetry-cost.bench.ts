import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { newId } from "@hundeblick/proto/ids";
import { client, waitForEnd, uploadWithRetry } from "../../e2e/support/client.ts";
import { buildPhoto } from "../../e2e/support/photos.ts";
import { startSystem, type System } from "../../e2e/system.ts";
import { cpuDuring } from "./process-cpu.ts";
import { median, rate } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const ROUNDS = 15;
/** About a second each; shorter rounds have too much noise. */
const QUESTIONS = [
  ["status", statusPath, 2_000],
  ["the example report", async () => "/api/report/example?lang=de", 200],
] as const;
/** Warm-up rounds. */
const WARM_UP = 8;
const CONCURRENCY = 8;

/**
 * The same requests with default telemetry (docs/operations.md) and without, alternating. CPU time of all processes,
 * because requests per second depend on the machine's load.
 */
export async function telemetryCostBench(without: System): Promise<Line[]> {
  // a stub collector that discards everything
  const sink = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(200).end());
  }).listen(0, "127.0.0.1");
  await once(sink, "listening");
  const measured = await startSystem({
    env: {
      RATE_LIMITS: "off",
      VISION_PROVIDER: "local",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(sink.address() as AddressInfo).port}`,
    },
  });
  try {
    const lines: Line[] = [];
    for (const [what, path, aRound] of QUESTIONS) {
      const systems = { with: measured, without };
      const urls = { with: measured.url + (await path(measured)), without: without.url + (await path(without)) };
      const rates: Record<keyof typeof urls, number[]> = { with: [], without: [] };
      const cpu = { with: 0, without: 0 };
      for (const url of [urls.with, urls.without]) for (let n = 0; n < WARM_UP; n++) await round(url, aRound);
      for (let n = 0; n < ROUNDS; n++) {
        for (const which of n % 2 === 0 ? (["with", "without"] as const) : (["without", "with"] as const)) {
          const used = await cpuDuring(systems[which].pids, async () => {
            rates[which].push(await round(urls[which], aRound));
          });
          cpu[which] += Object.values(used).reduce((sum, seconds) => sum + seconds, 0);
        }
      }
      const ofOne = (which: keyof typeof cpu): number => (cpu[which] * 1_000) / (ROUNDS * aRound);
      lines.push(
        { what: `${what}, without telemetry`, value: median(rates.without), unit: "/s" },
        { what: `${what}, with tracing and metrics`, value: median(rates.with), unit: "/s" },
        {
          what: `${what}: requests a second, with ÷ without`,
          value: median(rates.with.map((rated, n) => rated / (rates.without[n] ?? Number.NaN))),
          unit: "×",
          hold: { least: 0.9 },
        },
        { what: `${what}: processor for one, without`, value: ofOne("without"), unit: "ms" },
        { what: `${what}: processor for one, with`, value: ofOne("with"), unit: "ms" },
        {
          what: `${what}: requests for a second of processor, with ÷ without`,
          value: cpu.without / cpu.with,
          unit: "×",
          hold: { least: 0.9 },
        },
      );
    }
    return lines;
  } finally {
    await measured.stop();
    sink.closeAllConnections();
    sink.close();
  }
}

const round = (url: string, count: number): Promise<number> =>
  rate(count, CONCURRENCY, async () => {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  });

/** Status of a finished analysis: gateway, bus, service and database. */
async function statusPath({ url }: System): Promise<string> {
  const id = await uploadWithRetry(client(url), { photo: await buildPhoto({ seed: 3 }), key: newId() });
  await waitForEnd(client(url), id);
  return `/api/analysis-status/${id}`;
}
