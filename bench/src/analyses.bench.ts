import type { System } from "../../e2e/system.ts";
import { startBareVision } from "./bare-vision.ts";
import { watchEventLoop } from "./event-loop.ts";
import { benchPhotos } from "./photos.ts";
import { cpuDuring } from "./process-cpu.ts";
import { peakDuring } from "./process-memory.ts";
import { median, quantile, rate, timed } from "./statistics.ts";
import type { Line } from "./verdict.ts";
import { visitors } from "./visitors.ts";

const ROUNDS = 5;
const A_ROUND = 40;
const CONCURRENCY = 8;
const ALONE = 20;

/** Throughput of whole analyses compared with the bare work in them, alternating; and latency of one photo. */
export async function analysesBench(system: System): Promise<Line[]> {
  const { photos, real } = await benchPhotos();
  const { analyse, leave } = await visitors(system.url, photos, CONCURRENCY);
  const bareVision = await startBareVision(system.env["VISION_MODEL"] ?? "", photos);
  await rate(CONCURRENCY, CONCURRENCY, analyse);
  await bareVision.round(CONCURRENCY);

  const bare: number[] = [];
  const whole: number[] = [];
  const used: Record<string, number> = {};
  const { analysis = 0 } = system.pids;
  const loop = await watchEventLoop(analysis);
  const peak = await peakDuring(analysis, 250, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await bareVision.round(A_ROUND));
      const seconds = await cpuDuring(system.pids, async () => {
        whole.push(await rate(A_ROUND, CONCURRENCY, analyse));
      });
      for (const [name, its] of Object.entries(seconds)) used[name] = (used[name] ?? 0) + its;
    }
  });
  const delay = await loop.p99Ms();
  loop.close();
  bareVision.stop();

  const alone: number[] = [];
  for (let n = 0; n < ALONE; n++) alone.push(await timed(() => analyse(n)));
  leave();
  const kind = real ? "real photos" : "drawn pictures, which end without a dog";
  const ratios = whole.map((ours, n) => ours / (bare[n] ?? Number.NaN));
  return [
    { what: `bare sharp + ONNX loop, two at once (${kind}, 12 megapixels)`, value: median(bare), unit: "/s" },
    { what: "analyses end to end", value: median(whole), unit: "/s" },
    { what: "end to end ÷ bare", value: median(ratios), unit: "", hold: { least: 0.6 } },
    {
      what: "end to end ÷ bare, lowest and highest round",
      value: Math.min(...ratios),
      unit: `– ${Math.max(...ratios).toFixed(2)}`,
    },
    ...Object.entries(used).map(([name, seconds]) => ({
      what: `processor time of an analysis, ${name}`,
      value: (seconds * 1_000) / (ROUNDS * A_ROUND),
      unit: "ms",
    })),
    { what: "photo to report, one at a time, p50", value: quantile(alone, 0.5) / 1_000, unit: "s", hold: { most: 5 } },
    {
      what: "photo to report, one at a time, p95",
      value: quantile(alone, 0.95) / 1_000,
      unit: "s",
      hold: { most: 10 },
    },
    { what: "analysis under load, event loop's delay p99", value: delay, unit: "ms", hold: { most: 20 } },
    { what: "analysis under load, peak", value: peak, unit: "MB", hold: { most: 400 } },
  ];
}
