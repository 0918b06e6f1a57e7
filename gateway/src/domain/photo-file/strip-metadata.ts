import { crc32 } from "node:zlib";
import type { PhotoType } from "@hundeblick/proto/photo";
import type { Bytes, MetadataSegment } from "@hundeblick/kit/photo-file";

/** Bytes that overwrite a range of the file. */
type Overwrite = { at: number; bytes: Buffer };

const PIECE = 64 * 1024;
const EXIF_HEAD = Buffer.from("Exif\0\0", "latin1");
/** A private, ancillary chunk, which readers ignore. */
const IGNORED_CHUNK = Buffer.from("noTe", "latin1");
const ORIENTATION = 0x0112;
const SHORTEST_TIFF = 26;

/**
 * Patches that remove metadata from a photo but its orientation, which is needed to show it. Only for the upload;
 * decoding drops the rest later.
 */
export async function* stripMetadata(
  bytes: Bytes,
  type: PhotoType,
  segments: readonly MetadataSegment[],
): AsyncGenerator<Overwrite> {
  for (const segment of segments)
    yield* type === "image/png" ? stripChunk(bytes, segment) : stripSegment(bytes, segment);
}

async function* stripSegment(bytes: Bytes, { type, at, length }: MetadataSegment): AsyncGenerator<Overwrite> {
  if (type !== "exif" || length > PIECE) return yield* blank(at, length);
  const content = await bytes.at(at, length);
  const head = content.subarray(0, EXIF_HEAD.length).equals(EXIF_HEAD) ? EXIF_HEAD : Buffer.alloc(0);
  yield { at, bytes: Buffer.concat([head, onlyOrientation(content.subarray(head.length))]) };
}

async function* stripChunk(bytes: Bytes, { type, at, length }: MetadataSegment): AsyncGenerator<Overwrite> {
  if (type === "eXIf" && length <= PIECE) {
    const chunk = await bytes.at(at, length);
    const strippedChunk = Buffer.concat([chunk.subarray(0, 4), onlyOrientation(chunk.subarray(4))]);
    return yield { at, bytes: Buffer.concat([strippedChunk, u32(crc32(strippedChunk))]) };
  }
  let sum = crc32(IGNORED_CHUNK);
  yield { at, bytes: IGNORED_CHUNK };
  for await (const piece of blank(at + 4, length - 4)) {
    sum = crc32(piece.bytes, sum);
    yield piece;
  }
  yield { at: at + length, bytes: u32(sum) };
}

async function* blank(at: number, length: number): AsyncGenerator<Overwrite> {
  for (let done = 0; done < length; done += PIECE)
    yield { at: at + done, bytes: Buffer.alloc(Math.min(PIECE, length - done)) };
}

/** A TIFF of the same length with the orientation only. Source: TIFF 6.0, Exif 3.0. */
function onlyOrientation(tiff: Buffer): Buffer {
  const empty = Buffer.alloc(tiff.length);
  if (tiff.length < SHORTEST_TIFF) return empty;
  const header = [0x4d4d, 42, 0, 8, 1, ORIENTATION, 3, 0, 1, orientationIn(tiff)];
  header.forEach((word, i) => empty.writeUInt16BE(word, i * 2));
  return empty;
}

function orientationIn(tiff: Buffer): number {
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const u16 = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < Math.min(u16(directory), 200); entry++) {
    const at = directory + 2 + entry * 12;
    if (u16(at) === ORIENTATION) return u16(at + 8) >= 1 && u16(at + 8) <= 8 ? u16(at + 8) : 1;
  }
  return 1;
}

const u32 = (n: number): Buffer => {
  const written = Buffer.alloc(4);
  written.writeUInt32BE(n);
  return written;
};
