import { InferenceSession, Tensor } from "onnxruntime-node";
import { measurePhoto, NETWORK_SIDE, networkSquare } from "../../services/analysis/src/adapters/sharp/photo-pixels.ts";
import { normalisePhoto } from "../../services/analysis/src/adapters/sharp/normalise-photo.ts";

const CELLS = NETWORK_SIDE * NETWORK_SIDE;

/**
 * The work with a photo inside an analysis and nothing else, in this process, without HTTP, bus and stores: decode and
 * shrink it, measure light and sharpness, cut the square, run the network.
 */
export async function openBareVision(model: string): Promise<{ look: (photo: Buffer) => Promise<void>; close: () => Promise<void> }> {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1 });
  return {
    close: () => session.release(),
    async look(photo) {
      const upright = await normalisePhoto(photo);
      await measurePhoto(upright);
      const pixels = await networkSquare(upright);
      const input = new Float32Array(3 * CELLS);
      for (let pixel = 0; pixel < CELLS; pixel++) for (let channel = 0; channel < 3; channel++) input[channel * CELLS + pixel] = pixels[pixel * 3 + channel] ?? 0;
      await session.run({ image: new Tensor("float32", input, [1, 3, NETWORK_SIDE, NETWORK_SIDE]) });
    },
  };
}
