import { AppError } from "@hundeblick/kit/errors";
import { MAX_PIECES, type Bytes, type Note, type PhotoShape } from "./bytes.ts";
import { assertPixels, unreadable } from "./photo-limits.ts";

const NOTES = ["eXIf", "tEXt", "zTXt", "iTXt", "tIME"];

/**
 * Walks a PNG from chunk to chunk to IEND without decoding it.
 * @throws {AppError} photo_unreadable when it is cut off or broken, photo_animated, photo_too_many_pixels
 * Source: PNG specification, third edition (W3C 2025).
 */
export async function scanPng(bytes: Bytes): Promise<PhotoShape> {
  const first = await bytes.at(8, 16);
  if (first.length < 16 || first.toString("latin1", 4, 8) !== "IHDR") throw unreadable("no IHDR");
  const [width, height] = [first.readUInt32BE(8), first.readUInt32BE(12)];
  assertPixels(width, height);

  const notes: Note[] = [];
  let hasPicture = false;
  let at = 8;
  for (let pieces = 0; pieces < MAX_PIECES; pieces++) {
    const header = await bytes.at(at, 8);
    if (header.length < 8) throw unreadable("cut off between chunks");
    const [length, type] = [header.readUInt32BE(0), header.toString("latin1", 4, 8)];
    if (NOTES.includes(type)) notes.push({ type, at: at + 4, length: length + 4 });
    at += length + 12;
    if (at > bytes.size) throw unreadable("cut off in a chunk");
    if (type === "acTL") throw new AppError("photo_animated");
    if (type === "IDAT") hasPicture = true;
    if (type === "IEND") {
      if (!hasPicture) throw unreadable("no IDAT");
      return { width, height, end: at, notes };
    }
  }
  throw unreadable("too many chunks");
}
