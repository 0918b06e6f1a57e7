import { client } from "../../e2e/support/client.ts";
import type { System } from "../../e2e/system.ts";
import {
  type HostilePhoto,
  LARGE_PHOTOS,
  REJECTED_PHOTOS,
} from "../../services/analysis/test/support/hostile-photos.ts";
import { assertEnded } from "./end-of-stream.ts";
import { benchPhotos } from "./photos.ts";
import { peakOf } from "./process-memory.ts";
import { treeMb } from "./process-tree.ts";
import { quantile, timed } from "./statistics.ts";
import type { Line } from "./verdict.ts";
import { visitors } from "./visitors.ts";

const HOSTILE = 20;
const ORDINARY = 60;

type Hostile = Pick<HostilePhoto, "name"> & { file: Buffer };
const made = (photos: readonly HostilePhoto[]): Promise<Hostile[]> =>
  Promise.all(photos.map(async ({ name, make }) => ({ name, file: await make() })));

/**
 * Small files that need much memory or time: twenty that are rejected and twenty of the worst permitted ones, with
 * ordinary photos meanwhile. Memory is that of the analysis service with its child processes.
 */
export async function hostileBench(system: System): Promise<Line[]> {
  const { photos } = await benchPhotos();
  const [refused, large] = [await made(REJECTED_PHOTOS), await made(LARGE_PHOTOS)];
  const { analyse, leave } = await visitors(system.url, photos, 2);
  const api = client(system.url);
  const send = async ({ name, file }: Hostile, accepted: boolean): Promise<string> => {
    const response = await api.analyze({ photo: file });
    const { code, analysisId } = (await response.json()) as { code?: string; analysisId?: string };
    if (accepted ? !analysisId : code !== "photo_needs_too_much_memory")
      throw new Error(`${name} was answered ${response.status} ${code}`);
    return analysisId ?? "";
  };
  const twenty = (list: readonly Hostile[], accepted: boolean): Promise<string[]> =>
    Promise.all(Array.from({ length: HOSTILE }, (_, n) => send(list[n % list.length] as Hostile, accepted)));
  const hasEnded = async (id: string): Promise<void> =>
    assertEnded(await (await fetch(`${system.url}/api/analysis-status/${id}/events`)).text());
  const ordinary = async (whileTrue: (n: number) => boolean): Promise<number[]> => {
    const times: number[] = [];
    for (let n = 0; whileTrue(n); n++) times.push(await timed(() => analyse(n)));
    return times;
  };

  const analysis = system.pids["analysis"] ?? 0;
  await ordinary((n) => n < 10);
  const quiet = await ordinary((n) => n < ORDINARY);
  let beside: number[] = [];
  let hostileMs = 0;
  const peak = await peakOf(
    () => treeMb(analysis),
    50,
    async () => {
      let isOver = false;
      const hostile = timed(async () => {
        await twenty(refused, false);
        await Promise.all((await twenty(large, true)).map(hasEnded));
      }).finally(() => (isOver = true));
      beside = await ordinary((n) => !isOver || n < HOSTILE);
      hostileMs = await hostile;
    },
  );
  leave();
  const [quietP95, besideP95] = [quantile(quiet, 0.95), quantile(beside, 0.95)];
  return [
    {
      what: `${HOSTILE} refused and ${HOSTILE} large photos, until the last one ended`,
      value: hostileMs / 1_000,
      unit: "s",
    },
    { what: "peak memory of analysis with its decoders", value: peak, unit: "MB", hold: { most: 400 } },
    { what: "an ordinary photo, quiet, p95", value: quietP95, unit: "ms" },
    { what: `beside them (${beside.length} photos), p95`, value: besideP95, unit: "ms" },
    { what: "p95 beside hostile photos ÷ quiet", value: besideP95 / quietP95, unit: "×", hold: { most: 2 } },
  ];
}
