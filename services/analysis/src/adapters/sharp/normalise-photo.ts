import { AppError } from "@hundeblick/kit/errors";
import { bufferBytes, checkPhoto } from "@hundeblick/kit/photo-file";
import { MAX_PIXELS } from "@hundeblick/proto/photo";
import { sharp } from "./sharp.ts";

const LONG_SIDE = 1_600;

/** `error` rejects truncated files; `warning` would also reject stray bytes some phones leave between markers. */
const STRICT = { failOn: "error", limitInputPixels: MAX_PIXELS, limitInputChannels: 4 } as const;

/**
 * Decodes an upload once into an upright sRGB JPEG of at most 1,600 px on its long side, without metadata. Runs in a
 * process of its own (photo-decoder.ts), because memory and time of libvips cannot be limited within one.
 * @throws {AppError} photo_too_large, photo_type_unsupported, photo_animated, photo_too_many_pixels,
 *   photo_needs_too_much_memory, photo_unreadable
 */
export async function normalisePhoto(upload: Buffer): Promise<Buffer> {
  await checkPhoto(bufferBytes(upload));
  return (
    sharp(upload, STRICT)
      .autoOrient()
      .resize(LONG_SIDE, LONG_SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#808080" })
      .toColourspace("srgb")
      // optimised Huffman tables would buffer all coefficients: 14 MB to save 3 % of the file
      .jpeg({ quality: 88, optimiseCoding: false })
      .toBuffer()
      .catch((cause: unknown) => {
        throw new AppError("photo_unreadable", { cause });
      })
  );
}
