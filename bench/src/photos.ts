import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { buildPhoto } from "../../e2e/support/photos.ts";

/** Size of phone photos, 12 megapixels. Smaller photos are enlarged to it. */
const PHONE = { width: 4_032, height: 3_024 };
const MOST = 12;

/** Photos of BENCH_PHOTOS (a folder of JPEGs), otherwise drawn pictures with the same cost but without a dog. */
export async function benchPhotos(): Promise<{ photos: Buffer[]; real: boolean }> {
  const folder = process.env["BENCH_PHOTOS"];
  const originals = folder
    ? readdirSync(folder)
        .filter((name) => /\.jpe?g$/i.test(name))
        .slice(0, MOST)
        .map((name) => readFileSync(join(folder, name)))
    : await Promise.all(Array.from({ length: MOST }, (_, seed) => buildPhoto({ seed: seed + 1 })));
  if (originals.length === 0) throw new Error(`BENCH_PHOTOS: there is no JPEG in ${folder}.`);
  const photos: Buffer[] = [];
  for (const original of originals)
    photos.push(
      await sharp(original)
        .resize({ ...PHONE, fit: "cover" })
        .jpeg({ quality: 90 })
        .toBuffer(),
    );
  return { photos, real: folder !== undefined };
}
