import { AppError } from "../errors/index.ts";
import { MAX_PHOTO_BYTES, type PhotoType } from "@hundeblick/proto/photo";
import type { Bytes, PhotoShape } from "./bytes.ts";
import { rejectHiddenFormat } from "./hidden-format.ts";
import { detectMediaType, HEAD_BYTES } from "./media-type.ts";
import { assertDecodable } from "./photo-limits.ts";
import { scanJpeg } from "./scan-jpeg.ts";
import { scanPng } from "./scan-png.ts";
import { scanWebp } from "./scan-webp.ts";

const SCANS: Record<PhotoType, (bytes: Bytes) => Promise<PhotoShape>> = {
  "image/jpeg": scanJpeg,
  "image/png": scanPng,
  "image/webp": scanWebp,
};

export type CheckedPhoto = PhotoShape & { contentType: PhotoType; decodedBytes: number; large: boolean };

/**
 * Checks a photo's structure before it is decoded: type, size in pixels and memory, complete, still, no hidden file.
 * Used by the gateway before it stores an upload and by the analysis before it decodes one.
 * @throws {AppError} photo_too_large, photo_type_unsupported, photo_unreadable, photo_animated, photo_too_many_pixels,
 *   photo_needs_too_much_memory
 */
export async function checkPhoto(bytes: Bytes): Promise<CheckedPhoto> {
  if (bytes.size > MAX_PHOTO_BYTES) throw new AppError("photo_too_large");
  const contentType = detectMediaType(await bytes.at(0, HEAD_BYTES));
  const shape = await SCANS[contentType](bytes);
  const cost = assertDecodable(shape);
  await rejectHiddenFormat(bytes, contentType, shape);
  return { contentType, ...shape, ...cost };
}
