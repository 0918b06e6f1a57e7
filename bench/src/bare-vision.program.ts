// The bare work of an analysis, without HTTP, bus and stores: decode and resize, measure quality, crop, run the
// network.
// Runs rounds over the given photos and prints photos per second.
import { InferenceSession, Tensor } from "onnxruntime-node";
import { measurePhoto, NETWORK_SIDE, networkSquare } from "../../services/analysis/src/adapters/sharp/photo-pixels.ts";
import { normalisePhoto } from "../../services/analysis/src/adapters/sharp/normalise-photo.ts";
import { rate } from "./statistics.ts";

export type Round = { photos: Uint8Array[] } | { count: number };

const CELLS = NETWORK_SIDE * NETWORK_SIDE;
const CONCURRENCY = 2;
const session = await InferenceSession.create(process.env["VISION_MODEL"] ?? "", { intraOpNumThreads: 1 });
let photos: Buffer[] = [];

async function look(photo: Buffer): Promise<void> {
  const upright = await normalisePhoto(photo);
  await measurePhoto(upright);
  const pixels = await networkSquare(upright);
  const input = new Float32Array(3 * CELLS);
  for (let pixel = 0; pixel < CELLS; pixel++)
    for (let channel = 0; channel < 3; channel++) input[channel * CELLS + pixel] = pixels[pixel * 3 + channel] ?? 0;
  await session.run({ image: new Tensor("float32", input, [1, 3, NETWORK_SIDE, NETWORK_SIDE]) });
}

process.on("message", (message: Round) => {
  if ("photos" in message) photos = message.photos.map((bytes) => Buffer.from(bytes));
  else
    void rate(message.count, CONCURRENCY, (n) => look(photos[n % photos.length] ?? Buffer.alloc(0))).then((perSecond) =>
      process.send?.(perSecond),
    );
});
process.send?.("ready");
