import sharp from "sharp";

type Drawn = { seed?: number; width?: number; height?: number; format?: "jpeg" | "png" | "webp" };

/**
 * A sharp, bright picture of coloured shapes that no two seeds share: enough for every gate that does not ask for a
 * dog.
 */
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
  return sharp(Buffer.from(svg)).toFormat(format, { quality: 88 }).toBuffer();
}

/** Small deterministic random numbers in [0, 1): the same seed gives the same picture. */
function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
