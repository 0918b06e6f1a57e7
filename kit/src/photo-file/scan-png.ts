import { AppError } from "../errors/index.ts";
import { MAX_SEGMENTS, type Bytes, type Decoding, type MetadataSegment, type PhotoShape } from "./bytes.ts";
import { assertPixels, unreadable } from "./photo-limits.ts";

/** Samples per pixel by colour type; a palette is resolved while decoding. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };
const METADATA_CHUNKS = ["eXIf", "tEXt", "zTXt", "iTXt", "tIME"];

/**
 * Walks a PNG's chunks to IEND without decoding it. Source: PNG specification, third edition (W3C 2025).
 * @throws {AppError} photo_unreadable when it is truncated or broken, photo_animated, photo_too_many_pixels
 */
export async function scanPng(bytes: Bytes): Promise<PhotoShape> {
  const first = await bytes.at(8, 21);
  if (first.length < 21 || first.toString("latin1", 4, 8) !== "IHDR") throw unreadable("no IHDR");
  const [width, height] = [first.readUInt32BE(8), first.readUInt32BE(12)];
  assertPixels(width, height);
  const header = { depth: first[16] ?? 0, channels: CHANNELS[first[17] ?? -1], interlace: first[20] ?? 0 };
  let isTransparent = false;

  const metadata: MetadataSegment[] = [];
  let hasPicture = false;
  let at = 8;
  for (let pieces = 0; pieces < MAX_SEGMENTS; pieces++) {
    const head = await bytes.at(at, 8);
    if (head.length < 8) throw unreadable("cut off between chunks");
    const [length, type] = [head.readUInt32BE(0), head.toString("latin1", 4, 8)];
    if (METADATA_CHUNKS.includes(type)) metadata.push({ type, at: at + 4, length: length + 4 });
    at += length + 12;
    if (at > bytes.size) throw unreadable("cut off in a chunk");
    if (type === "acTL") throw new AppError("photo_animated");
    if (type === "tRNS") isTransparent = true;
    if (type === "IDAT") hasPicture = true;
    if (type === "IEND") {
      if (!hasPicture) throw unreadable("no IDAT");
      return { width, height, end: at, metadata, decoding: decodingOf(header, isTransparent) };
    }
  }
  throw unreadable("too many chunks");
}

/** An interlaced picture is complete only after its last pass, so a decoder buffers all of it. */
function decodingOf(
  { depth, channels, interlace }: { depth: number; channels: number | undefined; interlace: number },
  isTransparent: boolean,
): Decoding {
  if (channels === undefined || ![1, 2, 4, 8, 16].includes(depth) || interlace > 1) throw unreadable("an odd IHDR");
  const withAlpha = channels + (isTransparent ? 1 : 0);
  const bytesPerSample = depth === 16 ? 2 : 1;
  return {
    channels: withAlpha,
    bytesPerSample,
    bufferedPerPixel: interlace === 1 ? withAlpha * bytesPerSample : 0,
    passes: 1,
  };
}
