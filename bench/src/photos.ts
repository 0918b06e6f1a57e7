import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { aPhoto } from "../../e2e/support/photos.ts";

/** Photos of BENCH_PHOTOS (a folder of JPEGs), otherwise drawn pictures, on which the network works as hard but finds no dog. */
export async function benchPhotos(): Promise<{ photos: Buffer[]; real: boolean }> {
  const folder = process.env["BENCH_PHOTOS"];
  if (folder && existsSync(folder)) {
    const files = readdirSync(folder).filter((name) => /\.jpe?g$/i.test(name));
    if (files.length > 0) return { photos: files.map((name) => readFileSync(join(folder, name))), real: true };
  }
  return { photos: await Promise.all(Array.from({ length: 12 }, (_, seed) => aPhoto({ seed: seed + 1 }))), real: false };
}
