import sharp from "sharp";
import { benchPhotos } from "./photos.ts";

/** Photos with sensor noise, like a phone's; without it an enlarged picture has a fifth of the bytes. */
export async function phonePhotos(): Promise<{ photos: Buffer[]; real: boolean }> {
  const { photos, real } = await benchPhotos();
  const { width, height } = await sharp(photos[0]).metadata();
  const grain = await noise(width, height);
  const grainy: Buffer[] = [];
  for (const photo of photos) grainy.push(await withGrain(photo, grain));
  return { photos: grainy, real };
}

/** A photo of 50 megapixels, the largest of phones. */
export async function largestPhoto(): Promise<Buffer> {
  const [width, height] = [8_160, 6_120];
  const { photos } = await benchPhotos();
  return sharp(photos[0]).resize({ width, height, fit: "cover" }).jpeg({ quality: 90 }).toBuffer();
}

const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "grey",
      noise: { type: "gaussian", mean: 128, sigma: 20 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

const withGrain = (photo: Buffer, grain: Buffer): Promise<Buffer> =>
  sharp(photo)
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 94 })
    .toBuffer();
