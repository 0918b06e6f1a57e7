import type { PhotoType } from "@hundeblick/proto/photo";
import type { Bytes, PhotoShape } from "./bytes.ts";
import { refuseHiddenFormat } from "./hidden-format.ts";
import { HEAD_BYTES, photoTypeOf } from "./photo-type.ts";
import { scanJpeg } from "./scan-jpeg.ts";
import { scanPng } from "./scan-png.ts";
import { scanWebp } from "./scan-webp.ts";

const SCANS: Record<PhotoType, (bytes: Bytes) => Promise<PhotoShape>> = {
  "image/jpeg": scanJpeg,
  "image/png": scanPng,
  "image/webp": scanWebp,
};

/**
 * Looks at a photo's structure before anybody decodes it: type, size in pixels, whole, still, nothing else inside.
 * @throws {AppError} photo_type_unsupported, photo_unreadable, photo_animated, photo_too_many_pixels
 */
export async function checkPhoto(bytes: Bytes): Promise<{ contentType: PhotoType } & PhotoShape> {
  const contentType = photoTypeOf(await bytes.at(0, HEAD_BYTES));
  const shape = await SCANS[contentType](bytes);
  await refuseHiddenFormat(bytes, contentType, shape);
  return { contentType, ...shape };
}
