import sharp from "sharp";

type Drawn = { seed?: number; width?: number; height?: number; format?: "jpeg" | "png" | "webp" };

/** A sharp, bright picture of seeded, coloured shapes: passes every check but the one for a dog. */
export async function buildPhoto({
  seed = 1,
  width = 1200,
  height = 900,
  format = "jpeg",
}: Drawn = {}): Promise<Buffer> {
  const random = randomOf(seed);
  const shapes = Array.from({ length: 60 }, () => {
    const [x, y, r] = [random() * width, random() * height, 20 + random() * 120];
    const colour = `hsl(${Math.floor(random() * 360)} 70% ${40 + Math.floor(random() * 40)}%)`;
    return random() > 0.5
      ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`
      : `<rect x="${x}" y="${y}" width="${r}" height="${r}" fill="${colour}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e8e0d0"/>${shapes.join("")}</svg>`;
  // the analysis service, part of which benches import, blocks this loader for the whole process
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  return sharp(Buffer.from(svg)).toFormat(format, { quality: 88 }).toBuffer();
}

/** A photo like a phone's held upright: 12 megapixels with sensor noise, rotated by a tag, with its location. */
export async function buildPhonePhoto(): Promise<Buffer> {
  const size = { width: 4032, height: 3024 };
  // a drawing without sensor noise compresses to a small file at any size
  const grain = {
    ...size,
    channels: 3 as const,
    noise: { type: "gaussian" as const, mean: 128, sigma: 12 },
  };
  const noise = await sharp({ create: { ...grain, background: "grey" } })
    .png()
    .toBuffer();
  return sharp(await buildPhoto({ seed: 7, ...size }))
    .composite([{ input: noise, blend: "soft-light" }])
    .jpeg({ quality: 98 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: "here and now" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 0/1" } })
    .toBuffer();
}

/** A seeded random generator in [0, 1). */
function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
