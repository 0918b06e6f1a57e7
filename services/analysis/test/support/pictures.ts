import { hash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const PATCH = 20;

/** A sharp, well lit picture without a dog: seeded patches of colour. */
export function buildPicture({ width = 800, height = 600, seed = "a", brightness = 1 } = {}) {
  const [columns, rows] = [Math.ceil(width / PATCH), Math.ceil(height / PATCH)];
  const colours = Buffer.concat(
    Array.from({ length: columns * rows }, (_, cell) => hash("md5", `${seed}:${cell}`, "buffer").subarray(0, 3)),
  );
  const patches = sharp(
    colours.map((level) => level * brightness),
    { raw: { width: columns, height: rows, channels: 3 } },
  );
  return patches.resize(width, height, { kernel: "nearest", fit: "fill" });
}

export const encodeJpeg = (options?: Parameters<typeof buildPicture>[0]): Promise<Buffer> =>
  buildPicture(options).jpeg().toBuffer();

/** A photo like a phone's: rotated by a tag, with its location. */
export const phonePhoto = (): Promise<Buffer> =>
  buildPicture({ width: 1_200, height: 900 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "TESTPHONE" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "52/1 31/1 12/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "13/1 24/1 36/1",
      },
    })
    .jpeg()
    .toBuffer();

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black PNG of 256 megapixels in a few kilobytes. */
export function pixelBomb(): Buffer {
  const side = 16_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", pixels),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}
