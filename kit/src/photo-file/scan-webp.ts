import { AppError } from "../errors/index.ts";
import { MAX_SEGMENTS, type Bytes, type Decoding, type MetadataSegment, type PhotoShape } from "./bytes.ts";
import { assertPixels, unreadable } from "./photo-limits.ts";

const ANIMATION_FLAG = 0x02;
const ALPHA_FLAG = 0x10;
/** The lossless decoder buffers all pixels, four bytes each. */
const LOSSLESS_BUFFER = 4;

/**
 * Walks a WebP's chunks to the end of its RIFF container without decoding it. Source: RFC 9649.
 * @throws {AppError} photo_unreadable when it is truncated or broken, photo_animated, photo_too_many_pixels
 */
export async function scanWebp(bytes: Bytes): Promise<PhotoShape> {
  const end = 8 + (await bytes.at(4, 4)).readUInt32LE(0);
  if (end > bytes.size) throw unreadable("shorter than it says");

  let size: { width: number; height: number } | undefined;
  const metadata: MetadataSegment[] = [];
  let picture: string | undefined;
  let hasAlpha = false;
  let at = 12;
  for (let pieces = 0; at + 8 <= end; pieces++) {
    if (pieces === MAX_SEGMENTS) throw unreadable("too many chunks");
    const chunk = await bytes.at(at, 18);
    const type = chunk.toString("latin1", 0, 4);
    const length = chunk.readUInt32LE(4);
    if (at + 8 + length > end) throw unreadable("cut off in a chunk");
    if (type === "ANIM" || type === "ANMF") throw new AppError("photo_animated");
    if (type === "VP8X" && ((chunk[8] ?? 0) & ANIMATION_FLAG) !== 0) throw new AppError("photo_animated");
    const found = sizeIn(type, chunk);
    if (found) assertPixels(found.width, found.height);
    if (size && found && (size.width !== found.width || size.height !== found.height)) throw unreadable("two sizes");
    size ??= found;
    if (type === "VP8X" && ((chunk[8] ?? 0) & ALPHA_FLAG) !== 0) hasAlpha = true;
    if (type === "EXIF" || type === "XMP ")
      metadata.push({ type: type === "EXIF" ? "exif" : "text", at: at + 8, length });
    if (type === "VP8 " || type === "VP8L") {
      if (picture) throw unreadable("two pictures");
      picture = type;
    }
    at += 8 + length + (length % 2);
  }
  if (!size || !picture) throw unreadable("no picture in it");
  const isLossless = picture === "VP8L";
  const decoding: Decoding = {
    channels: isLossless || hasAlpha ? 4 : 3,
    bytesPerSample: 1,
    bufferedPerPixel: isLossless ? LOSSLESS_BUFFER : 0,
    passes: 1,
  };
  return { ...size, end, metadata, decoding };
}

function sizeIn(type: string, chunk: Buffer): { width: number; height: number } | undefined {
  if (!["VP8 ", "VP8L", "VP8X"].includes(type)) return undefined;
  if (chunk.length < 18) throw unreadable("cut off in the header");
  if (type === "VP8X") return { width: chunk.readUIntLE(12, 3) + 1, height: chunk.readUIntLE(15, 3) + 1 };
  if (type === "VP8 ") return { width: chunk.readUInt16LE(14) & 0x3fff, height: chunk.readUInt16LE(16) & 0x3fff };
  const bits = chunk.readUInt32LE(9);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
