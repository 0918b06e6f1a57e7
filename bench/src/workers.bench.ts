import { availableParallelism } from "node:os";
import { newId } from "@hundeblick/proto/ids";
import { client, uploadPatiently } from "../../e2e/support/client.ts";
import { startReplica } from "../../e2e/support/replica.ts";
import type { System } from "../../e2e/system.ts";
import { endOfStream } from "./end-of-stream.ts";
import { benchPhotos } from "./photos.ts";
import { median, rate } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const ROUNDS = 3;
const A_ROUND = 48;
const AT_ONCE = 12;
/** Two workers, the gateway, the servers and who uploads. */
const CORES_NEEDED = 4;

/** Analyses per second with one process of the analysis service and with two, in turns. */
export async function workersBench(system: System): Promise<Line[]> {
  const { photos } = await benchPhotos();
  const api = client(system.url);
  const round = (): Promise<number> => rate(A_ROUND, AT_ONCE, async (n) => {
    await endOfStream(system.url, await uploadPatiently(api, { photo: photos[n % photos.length] ?? Buffer.alloc(0), key: newId() }));
  });
  await rate(AT_ONCE, AT_ONCE, async () => { await endOfStream(system.url, await uploadPatiently(api, { photo: photos[0] ?? Buffer.alloc(0), key: newId() })); });
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
  const cores = availableParallelism();
  return [
    { what: `two workers ÷ one, on ${cores} cores`, value: median(two.map((rateOfTwo, n) => rateOfTwo / (one[n] ?? Number.NaN))), unit: "×", ...(cores >= CORES_NEEDED ? { hold: { least: 1.7 } } : {}) },
    { what: "analyses end to end, one worker", value: median(one), unit: "/s" },
    { what: "analyses end to end, two workers", value: median(two), unit: "/s" },
    ...(cores < CORES_NEEDED ? [{ what: "cores: ≥ 1.7 × is asked of 4 or more", value: cores, unit: "" }] : []),
  ];
}
