import type { System } from "../../e2e/system.ts";
import { createKeepAliveClient } from "./keep-alive-client.ts";
import { withRetry } from "./with-retry.ts";
import { quantile, rate, timed } from "./statistics.ts";
import { analysesIn, buildOpenReport, databaseOf, finishedLike, reportsIn } from "./stored-analyses.ts";
import type { Line } from "./verdict.ts";

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
/** The stand-in stores 500 to 1,000 pairs per second: 100,000 take two to three minutes, a million half an hour. */
const MOST = Number(process.env["BENCH_ANALYSES"] ?? 100_000);
/** Batch size; larger ones block the stand-in for longer than its clients' timeouts. */
const BATCH = 250;
const ALONE = 80;
const TOGETHER = 400;
const CONCURRENCY = 16;
/** Sampled ids per batch; all of the first thousand, so that the gateway's cache does not help. */
const REMEMBERED = 4;

/** Latency of status and report with a growing number of stored analyses, from a thousand up. */
export async function storedBench(system: System): Promise<Line[]> {
  const [analyses, reports] = await Promise.all([databaseOf(system, "analysis"), databaseOf(system, "report")]);
  const template = await buildOpenReport(system);
  const known: { analysisId: string; reportId: string }[] = [];
  let stored = 0;
  let storingMs = 0;
  const storeUpTo = async (size: number): Promise<void> => {
    for (; stored < size; stored += Math.min(BATCH, size - stored)) {
      const pairs = Array.from({ length: Math.min(BATCH, size - stored) }, () => finishedLike(template));
      storingMs += await timed(async () => {
        await withRetry(() =>
          analysesIn(analyses).insertMany(
            pairs.map(({ analysis }) => analysis),
            { ordered: false },
          ),
        );
        await withRetry(() =>
          reportsIn(reports).insertMany(
            pairs.map(({ report }) => report),
            { ordered: false },
          ),
        );
      });
      known.push(
        ...pairs
          .slice(0, stored < 1_000 ? BATCH : REMEMBERED)
          .map(({ report }) => ({ analysisId: report.analysisId, reportId: report._id })),
      );
    }
  };
  const any = (): { analysisId: string; reportId: string } =>
    known[Math.floor(Math.random() * known.length)] ?? { analysisId: "", reportId: "" };
  const { ask, close } = createKeepAliveClient(CONCURRENCY);
  const kinds = {
    status: () => ask(`${system.url}/api/analysis-status/${any().analysisId}`),
    report: () => ask(`${system.url}/api/report/${any().reportId}?lang=de`),
  };
  const p50: Record<keyof typeof kinds, number[]> = { status: [], report: [] };
  const lines: Line[] = [];
  try {
    for (const size of SIZES.filter((one) => one <= MOST)) {
      await storeUpTo(size);
      for (const kind of ["status", "report"] as const) {
        await rate(CONCURRENCY, CONCURRENCY, kinds[kind]);
        const alone: number[] = [];
        for (let n = 0; n < ALONE; n++) alone.push(await timed(kinds[kind]));
        const label = `${kind} of ${size.toLocaleString("en")}`;
        p50[kind].push(quantile(alone, 0.5));
        lines.push(
          { what: `${label}, p50`, value: quantile(alone, 0.5), unit: "ms" },
          { what: `${label}, p95`, value: quantile(alone, 0.95), unit: "ms" },
          {
            what: `${label}, ${CONCURRENCY} at once`,
            value: await rate(TOGETHER, CONCURRENCY, kinds[kind]),
            unit: "/s",
          },
        );
      }
    }
  } finally {
    close();
    await Promise.all([analyses.close(), reports.close()]);
  }
  const growth = (kind: keyof typeof kinds): number => (p50[kind].at(-1) ?? Number.NaN) / (p50[kind][0] ?? Number.NaN);
  return [
    ...(["status", "report"] as const).map((kind) => ({
      what: `${kind}: p50 of ${stored.toLocaleString("en")} ÷ p50 of 1,000`,
      value: growth(kind),
      unit: "×",
    })),
    ...lines,
    { what: `storing ${stored.toLocaleString("en")} analyses with their reports`, value: storingMs / 1_000, unit: "s" },
    ...(MOST < 1_000_000
      ? [{ what: "not measured above (BENCH_ANALYSES=1000000 does)", value: stored, unit: "" }]
      : []),
  ];
}
