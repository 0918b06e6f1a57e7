import { hash } from "node:crypto";
import { sharp } from "../src/adapters/sharp/sharp.ts";

type Picture = { width: number; height: number };
export type Placed = { photo: Buffer; left: number; top: number; side: number };

/** Seeded green noise as a lawn. */
function lawn({ width, height }: Picture, seed: string): Promise<Buffer> {
  const [columns, rows] = [Math.ceil(width / 8), Math.ceil(height / 8)];
  const pixels = Buffer.alloc(columns * rows * 3);
  for (let i = 0; i < columns * rows; i += 1) {
    const [level = 0] = hash("md5", `${seed}:${i}`, "buffer");
    pixels.set([70 + level / 4, 110 + level / 4, 50 + level / 8], 3 * i);
  }
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { kernel: "cubic", fit: "fill" })
    .png()
    .toBuffer();
}

/** The centre of a photo as a disc with a soft edge. */
async function disc(photo: Buffer, side: number): Promise<Buffer> {
  const alpha = Buffer.alloc(side * side);
  for (let i = 0; i < alpha.length; i += 1) {
    const radius = Math.hypot((i % side) - side / 2, Math.floor(i / side) - side / 2) / (side / 2);
    alpha[i] = 255 * Math.min(1, Math.max(0, (1.05 - radius) / 0.2));
  }
  const square = await sharp(photo).resize(side, side).removeAlpha().png().toBuffer();
  return sharp(square)
    .joinChannel(alpha, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

/** Dogs of several photos composed on one lawn. */
export async function compose(picture: Picture, seed: string, dogs: readonly Placed[]): Promise<Buffer> {
  const layers = await Promise.all(
    dogs.map(async ({ photo, left, top, side }) => ({ input: await disc(photo, side), left, top })),
  );
  return sharp(await lawn(picture, seed))
    .composite(layers)
    .jpeg({ quality: 90 })
    .toBuffer();
}
