import { AppError } from "@hundeblick/kit/errors";
import { MAX_PIXELS } from "@hundeblick/proto/photo";
import type { Sharp } from "sharp";
import { recognisePhoto } from "../../domain/photo/recognise-photo.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { sharp } from "./sharp.ts";

const LONG_SIDE = 1_600;
const DECODE_SECONDS = 8;
/** From here a decoded picture is so large that two at once would be felt in memory. */
const LARGE_PIXELS = 20_000_000;
const large = oneAtATime();

/**
 * Damage is refused, harmless slips of phones are not: `warning` would also refuse the odd bytes some of them leave
 * between two markers; `error` still refuses a truncated file.
 */
const STRICT = { failOn: "error", limitInputPixels: MAX_PIXELS, limitInputChannels: 4 } as const;

/**
 * Decodes an upload once, into an upright sRGB JPEG of at most 1,600 px on its long side, without any metadata.
 * @throws {AppError} photo_too_large, photo_type_unsupported, photo_animated, photo_too_many_pixels, photo_unreadable
 */
export async function normalisePhoto(upload: Buffer): Promise<Buffer> {
  recognisePhoto(upload);
  const {
    width,
    height,
    pages = 1,
  } = await sharp(upload, { ...STRICT, limitInputPixels: false })
    .metadata()
    .catch(unreadable);
  if (pages > 1) throw new AppError("photo_animated");
  if (width * height > MAX_PIXELS) throw new AppError("photo_too_many_pixels");
  const decode = (): Promise<Buffer> => asJpeg(sharp(upload, STRICT)).toBuffer().catch(unreadable);
  return width * height > LARGE_PIXELS ? large(decode) : decode();
}

const asJpeg = (photo: Sharp): Sharp =>
  photo
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize(LONG_SIDE, LONG_SIDE, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#808080" })
    .toColourspace("srgb")
    .jpeg({ quality: 88 });

function unreadable(cause: unknown): never {
  // A time-out says more about how busy we are than about the photo: it is tried again.
  if (cause instanceof Error && /timeout/i.test(cause.message)) throw cause;
  throw new AppError("photo_unreadable", { cause });
}
