import { AppError } from "@hundeblick/kit/errors";
import { MAX_PHOTO_BYTES, PHOTO_TYPES, type PhotoType } from "@hundeblick/proto/photo";

const ACCEPTED = { details: { accepted: PHOTO_TYPES } };

/** Another format or a script inside the same file. Only the edges are searched: that is where readers of those formats look. */
const FOREIGN = /<script|<html|<\?php|<!doctype html/i;
const PDF_WITHIN = 1_024;
const EDGE = 64 * 1024;
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_CHUNKS_BEFORE_PICTURE = 1_000;
const WEBP_ANIMATED = 0x02;

/**
 * Tells a still JPEG, PNG or WebP by its content; the name and the declared type play no part.
 * @throws {AppError} photo_too_large, photo_type_unsupported, photo_animated, photo_unreadable
 */
export function recognisePhoto(bytes: Buffer): PhotoType {
  if (bytes.length > MAX_PHOTO_BYTES) throw new AppError("photo_too_large");
  const type = typeByContent(bytes);
  if (!type || isPolyglot(bytes)) throw new AppError("photo_type_unsupported", ACCEPTED);
  if (type === "image/png" && isAnimatedPng(bytes)) throw new AppError("photo_animated");
  if (type === "image/webp" && isAnimatedWebp(bytes)) throw new AppError("photo_animated");
  return type;
}

function typeByContent(bytes: Buffer): PhotoType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (bytes.subarray(0, PNG.length).equals(PNG)) return "image/png";
  if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP") return "image/webp";
  return undefined;
}

function isPolyglot(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, EDGE);
  const tail = bytes.subarray(-EDGE);
  return (
    head.slice(0, PDF_WITHIN).includes("%PDF-") ||
    FOREIGN.test(head) ||
    FOREIGN.test(tail.toString("latin1")) ||
    tail.includes(ZIP_END)
  );
}

/** An animated PNG says so in an acTL chunk before its first picture data. */
function isAnimatedPng(bytes: Buffer): boolean {
  let at = PNG.length;
  for (let chunk = 0; at + 8 <= bytes.length; chunk++) {
    if (chunk > PNG_CHUNKS_BEFORE_PICTURE) throw new AppError("photo_unreadable");
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "acTL") return true;
    if (type === "IDAT") return false;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}

const isAnimatedWebp = (bytes: Buffer): boolean =>
  bytes.toString("latin1", 12, 16) === "VP8X" && ((bytes[20] ?? 0) & WEBP_ANIMATED) !== 0;
