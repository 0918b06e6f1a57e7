import { availableParallelism } from "node:os";
import { startReplica } from "../../e2e/support/replica.ts";
import type { System } from "../../e2e/system.ts";
import { benchPhotos } from "./photos.ts";
import { median, rate } from "./statistics.ts";
import type { Line } from "./verdict.ts";
import { visitors } from "./visitors.ts";

const ROUNDS = 3;
const A_ROUND = 48;
const CONCURRENCY = 12;
/** Two workers, the gateway, the servers and the clients. */
const CORES_NEEDED = 4;

/** Analyses per second with one process of the analysis service and with two, alternating. */
export async function workersBench(system: System): Promise<Line[]> {
  const { photos } = await benchPhotos();
  const { analyse, leave } = await visitors(system.url, photos, CONCURRENCY);
  const round = (): Promise<number> => rate(A_ROUND, CONCURRENCY, analyse);
  await rate(CONCURRENCY, CONCURRENCY, analyse);
  const one: number[] = [];
  const two: number[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    one.push(await round());
    const second = await startReplica(system, "analysis");
    try {
      two.push(await round());
    } finally {
      await second.stop();
    }
  }
  leave();
  const cores = availableParallelism();
  return [
    {
      what: `two workers ÷ one, on ${cores} cores`,
      value: median(two.map((rateOfTwo, n) => rateOfTwo / (one[n] ?? Number.NaN))),
      unit: "×",
      ...(cores >= CORES_NEEDED ? { hold: { least: 1.7 } } : {}),
    },
    { what: "analyses end to end, one worker", value: median(one), unit: "/s" },
    { what: "analyses end to end, two workers", value: median(two), unit: "/s" },
    ...(cores < CORES_NEEDED ? [{ what: "cores: ≥ 1.7 × is asked of 4 or more", value: cores, unit: "" }] : []),
  ];
}
