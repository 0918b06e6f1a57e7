import { hash } from "node:crypto";
import { createDeflate } from "node:zlib";
import { u16, u32 } from "@hundeblick/kit/testing";
import sharp from "sharp";
import { pngChunk } from "./pictures.ts";

/** Small, valid files that need much memory or time to decode. */

/** First column and row of each pass of Adam7, and the steps to the next ones. Source: PNG specification, 8.1. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const ZEROS = Buffer.alloc(1 << 20);

type PngOptions = { side: number; depth?: 8 | 16; alpha?: boolean; interlaced?: boolean };
/** A black PNG; a decoder buffers all of an interlaced one. */
export async function blackPng({ side, depth = 8, alpha = false, interlaced = true }: PngOptions): Promise<Buffer> {
  const bytesPerPixel = ((alpha ? 4 : 3) * depth) / 8;
  const steps = (from: number, step: number): number => Math.max(0, Math.ceil((side - from) / step));
  const passes = interlaced ? ADAM7 : [[0, 0, 1, 1] as const];
  const rawBytes = passes
    .map(([x, y, across, down]) => steps(y, down) * (1 + steps(x, across) * bytesPerPixel))
    .reduce((sum, bytes) => sum + bytes, 0);
  const deflate = createDeflate({ level: 1 });
  const written = (async () => {
    for (let left = rawBytes; left > 0; left -= ZEROS.length)
      await new Promise((next) => deflate.write(ZEROS.subarray(0, Math.min(left, ZEROS.length)), next));
    deflate.end();
  })();
  const packed: Buffer[] = await deflate.toArray();
  await written;
  const kind = Buffer.from([depth, alpha ? 6 : 2, 0, 0, interlaced ? 1 : 0]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", Buffer.concat([u32(side), u32(side), kind])),
    pngChunk("IDAT", Buffer.concat(packed)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

const segment = (marker: number, ...body: Buffer[]): Buffer => {
  const content = Buffer.concat(body);
  return Buffer.concat([Buffer.from([0xff, marker]), u16(content.length + 2), content]);
};
/** One Huffman code of one bit, `0`, for one symbol. */
const oneCode = (tableClass: 0 | 1, symbol: number): Buffer =>
  segment(0xc4, Buffer.from([tableClass << 4, 1, ...Array<number>(15).fill(0), symbol]));
/** "The next 2^14 blocks and as many as the following 14 bits say have no coefficients in this band." */
const MAX_RUN_LENGTH = 0xe0;

type JpegOptions = { side: number; components?: 3 | 4; acScans?: number };
/**
 * A grey progressive JPEG without subsampling: one scan with the first coefficient of each block, then `acScans` scans
 * of one coefficient of one component each, which a decoder buffers to the end. Source: ITU-T T.81, annex G.
 */
export function progressiveJpeg({ side, components = 4, acScans = 0 }: JpegOptions): Buffer {
  const ids = Array.from({ length: components }, (_, n) => n + 1);
  const blocks = Math.ceil(side / 8) ** 2;
  const runs = Math.ceil(blocks / 16_384);
  const acScan = (n: number): Buffer => {
    const band = 1 + (Math.floor(n / components) % 63);
    const head = segment(0xda, Buffer.from([1, ids[n % components] ?? 1, 0, band, band, 0]));
    return Buffer.concat([head, Buffer.alloc(Math.ceil((runs * 15) / 8))]);
  };
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    components === 4 ? segment(0xee, Buffer.from("Adobe\0\x64\0\0\0\0\0", "latin1")) : Buffer.alloc(0),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    segment(
      0xc2,
      Buffer.from([8]),
      u16(side),
      u16(side),
      Buffer.from([components, ...ids.flatMap((id) => [id, 0x11, 0])]),
    ),
    oneCode(0, 0),
    oneCode(1, MAX_RUN_LENGTH),
    segment(0xda, Buffer.from([components, ...ids.flatMap((id) => [id, 0]), 0, 0, 0])),
    Buffer.alloc(Math.ceil((blocks * components) / 8)),
    ...Array.from({ length: acScans }, (_, n) => acScan(n)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const TILE = 64;
/** A lossless WebP of a repeated noise pattern: small, and a decoder buffers all pixels. */
export async function losslessWebp({ side }: { side: number }): Promise<Buffer> {
  const noise = Buffer.concat(
    Array.from({ length: (TILE * TILE * 3) / 32 }, (_, n) => hash("sha256", `${n}`, "buffer")),
  );
  const tile = await sharp(noise, { raw: { width: TILE, height: TILE, channels: 3 } })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: "black" }, limitInputPixels: false })
    .composite([{ input: tile, tile: true }])
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}

export type HostilePhoto = { name: string; make: () => Promise<Buffer> | Buffer };
/** Above the memory limit: rejected before anything is stored. */
export const REJECTED_PHOTOS: readonly HostilePhoto[] = [
  { name: "interlaced 16-bit PNG with alpha, 49 MP", make: () => blackPng({ side: 7_000, depth: 16, alpha: true }) },
  { name: "interlaced PNG, 49 MP", make: () => blackPng({ side: 7_000 }) },
  { name: "16-bit PNG, 49 MP", make: () => blackPng({ side: 7_000, depth: 16, interlaced: false }) },
  { name: "progressive CMYK JPEG, 49 MP", make: () => progressiveJpeg({ side: 7_000 }) },
  { name: "progressive JPEG, 49 MP", make: () => progressiveJpeg({ side: 7_000, components: 3 }) },
  { name: "lossless WebP, 20 MP", make: () => losslessWebp({ side: 4_500 }) },
];
/** The worst permitted ones: accepted, and decoded one at a time. */
export const LARGE_PHOTOS: readonly HostilePhoto[] = [
  { name: "interlaced 16-bit PNG with alpha, 9 MP", make: () => blackPng({ side: 3_000, depth: 16, alpha: true }) },
  { name: "interlaced PNG, 24 MP", make: () => blackPng({ side: 4_900 }) },
  { name: "16-bit PNG, 24 MP", make: () => blackPng({ side: 4_900, depth: 16, interlaced: false }) },
  { name: "progressive CMYK JPEG, 12 MP", make: () => progressiveJpeg({ side: 3_500 }) },
  { name: "progressive JPEG, 16 MP", make: () => progressiveJpeg({ side: 4_080, components: 3 }) },
  {
    name: "progressive JPEG of 90 scans, 16 MP",
    make: () => progressiveJpeg({ side: 4_080, components: 3, acScans: 89 }),
  },
  { name: "lossless WebP, 18 MP", make: () => losslessWebp({ side: 4_300 }) },
];
