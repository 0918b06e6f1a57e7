import { InferenceSession, Tensor } from "onnxruntime-node";
import sharp from "sharp";
import { rate } from "./statistics.ts";

/** The work inside an analysis and nothing else: decode once, shrink, cut the square, run the network. Photos per second. */
export async function bareLoop(model: string, photos: readonly Buffer[], count: number): Promise<number> {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1 });
  const look = async (photo: Buffer): Promise<void> => {
    const upright = await sharp(photo).autoOrient().resize(1600, 1600, { fit: "inside", withoutEnlargement: true }).jpeg({ quality: 85 }).toBuffer();
    const { width, height } = await sharp(upright).metadata();
    const side = Math.min(width, height);
    const pixels = await sharp(upright).extract({ left: (width - side) >> 1, top: (height - side) >> 1, width: side, height: side })
      .resize(240, 240, { kernel: "cubic", fastShrinkOnLoad: false }).removeAlpha().raw().toBuffer();
    const input = new Float32Array(3 * 240 * 240);
    for (let pixel = 0; pixel < 240 * 240; pixel++) for (let channel = 0; channel < 3; channel++) input[channel * 240 * 240 + pixel] = pixels[pixel * 3 + channel] ?? 0;
    await session.run({ image: new Tensor("float32", input, [1, 3, 240, 240]) });
  };
  const perSecond = await rate(count, 2, (n) => look(photos[n % photos.length] ?? Buffer.alloc(0)));
  await session.release();
  return perSecond;
}
