import { newId } from "@hundeblick/proto/ids";
import { client, uploadPatiently } from "../../e2e/support/client.ts";
import type { System } from "../../e2e/system.ts";
import { bareLoop } from "./bare-vision.ts";
import { endOfStream } from "./end-of-stream.ts";
import { benchPhotos } from "./photos.ts";
import { residentMb } from "./process-memory.ts";
import { quantile, rate, timed } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const COUNT = 120;
const AT_ONCE = 8;

/** Throughput of whole analyses against the bare work in them, measured in one run; and the way of one photo alone. */
export async function analysesBench(system: System): Promise<Line[]> {
  const { photos, real } = await benchPhotos();
  const api = client(system.url);
  const photoOf = (n: number): Buffer => photos[n % photos.length] ?? Buffer.alloc(0);
  const analyse = async (n: number): Promise<void> => {
    const id = await uploadPatiently(api, { photo: photoOf(n), key: newId() });
    await endOfStream(system.url, id);
  };
  await rate(8, 4, analyse);

  const bare = await bareLoop(system.env["VISION_MODEL"] ?? "", photos, COUNT);
  let peak = 0;
  const watch = setInterval(() => { peak = Math.max(peak, residentMb(system.pids["analysis"] ?? 0)); }, 250);
  const whole = await rate(COUNT, AT_ONCE, analyse);
  clearInterval(watch);

  const alone: number[] = [];
  for (let n = 0; n < 20; n++) alone.push(await timed(() => analyse(n)));
  const kind = real ? "real photos" : "drawn pictures, which end without a dog";
  return [
    { what: `bare sharp + ONNX loop, two at once (${kind}, 12 megapixels)`, value: bare, unit: "/s" },
    { what: "analyses end to end", value: whole, unit: "/s" },
    { what: "end to end ÷ bare", value: whole / bare, unit: "", hold: { least: 0.5 } },
    { what: "photo to report, one at a time, p50", value: quantile(alone, 0.5) / 1_000, unit: "s", hold: { most: 5 } },
    { what: "photo to report, one at a time, p95", value: quantile(alone, 0.95) / 1_000, unit: "s", hold: { most: 10 } },
    { what: "analysis under load, peak", value: peak, unit: "MB", hold: { most: 400 } },
  ];
}
