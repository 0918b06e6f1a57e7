import type { PhotoSquare } from "@hundeblick/proto/health/photo-subject";
import { MEASURED_SIDE, measureQuality, type PhotoQuality } from "@hundeblick/proto/health/photo-quality";
import { sharp } from "./sharp.ts";

/** Luma (ITU-R BT.601), for which the thresholds hold, in each channel. */
const GREY = [0.299, 0.587, 0.114] as const;
/** Side of the network's square input, in pixels. */
export const NETWORK_SIDE = 240;
/** Decodes at full size: shrink-on-load changes the measured numbers. */
const WHOLE = { fastShrinkOnLoad: false } as const;

/** Quality figures of a normalised photo. Smaller ones are not enlarged, because that blurs. */
export async function measurePhoto(photo: Buffer): Promise<PhotoQuality> {
  const { data, info } = await sharp(photo)
    .resize(MEASURED_SIDE, MEASURED_SIDE, { ...WHOLE, fit: "inside", withoutEnlargement: true })
    .recomb([[...GREY], [...GREY], [...GREY]])
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return measureQuality(data, info.width, info.height);
}

/**
 * The centre square as 240 × 240 RGB bytes: cropped, then resized with the cubic kernel, as the network was trained.
 */
export async function networkSquare(photo: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const side = Math.min(width, height);
  return sharp(photo)
    .extract({ left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), width: side, height: side })
    .resize(NETWORK_SIDE, NETWORK_SIDE, { ...WHOLE, kernel: "cubic" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Squares of one side length as 240 × 240 RGB bytes each. The photo is decoded once, at the matching scale. */
export async function networkSquares(
  jpeg: Buffer,
  side: number,
  choose: (photo: { width: number; height: number }) => readonly PhotoSquare[],
): Promise<{ photo: { width: number; height: number }; squares: { square: PhotoSquare; rgb: Buffer }[] }> {
  const shorter = Math.round(NETWORK_SIDE / side);
  const { data, info } = await sharp(jpeg)
    .resize(shorter, shorter, { ...WHOLE, fit: "outside", kernel: "cubic" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const squares = choose(info).map((square) => {
    const left = Math.min(Math.round(square.left * info.width), info.width - NETWORK_SIDE);
    const top = Math.min(Math.round(square.top * info.height), info.height - NETWORK_SIDE);
    const rows = Array.from({ length: NETWORK_SIDE }, (_, row) => {
      const from = 3 * ((top + row) * info.width + left);
      return data.subarray(from, from + 3 * NETWORK_SIDE);
    });
    return { square, rgb: Buffer.concat(rows) };
  });
  return { photo: { width: info.width, height: info.height }, squares };
}

/** The square as a JPEG, clamped to the photo. */
export async function cropPhoto(photo: Buffer, square: PhotoSquare): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const side = Math.max(1, Math.round(square.side * Math.min(width, height)));
  const left = Math.min(Math.round(square.left * width), width - side);
  const top = Math.min(Math.round(square.top * height), height - side);
  return sharp(photo).extract({ left, top, width: side, height: side }).jpeg({ quality: 95 }).toBuffer();
}

/** A JPEG of at most `side` pixels, for a remote provider. */
export const smallerJpeg = (photo: Buffer, side: number): Promise<Buffer> =>
  sharp(photo).resize(side, side, { fit: "inside", withoutEnlargement: true }).jpeg({ quality: 85 }).toBuffer();
