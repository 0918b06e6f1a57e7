import type { PhotoSquare } from "@hundeblick/proto/health/photo-subject";
import { MEASURED_SIDE, measureQuality, type PhotoQuality } from "@hundeblick/proto/health/photo-quality";
import { sharp } from "./sharp.ts";

/** Brightness as the thresholds were measured (ITU-R BT.601), in each channel. */
const GREY = [0.299, 0.587, 0.114] as const;
/** Input of the network: a square of this many pixels. */
export const NETWORK_SIDE = 240;
/** All of the photo is decoded and then made smaller: a decoder's short cut moves the measured numbers. */
const WHOLE = { fastShrinkOnLoad: false } as const;

/** Quality numbers of a normalised photo. A smaller one is measured as it is: enlarging it would only blur it. */
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
 * The centre square of a normalised photo as 240 × 240 RGB bytes. The square is cut out first and then resized with the
 * cubic kernel: any other way moves the network's probabilities by up to 0.08.
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

/**
 * Squares of a normalised photo, all of one side, as 240 × 240 RGB bytes each. The photo is decoded once, at the size
 * at which a square has as many pixels as the network takes.
 */
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

/** The square of a normalised photo as a JPEG of its own; what would stick out is moved in. */
export async function cropPhoto(photo: Buffer, square: PhotoSquare): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const side = Math.max(1, Math.round(square.side * Math.min(width, height)));
  const left = Math.min(Math.round(square.left * width), width - side);
  const top = Math.min(Math.round(square.top * height), height - side);
  return sharp(photo).extract({ left, top, width: side, height: side }).jpeg({ quality: 95 }).toBuffer();
}

/** A smaller JPEG for a provider elsewhere, at most `side` pixels long. */
export const smallerJpeg = (photo: Buffer, side: number): Promise<Buffer> =>
  sharp(photo).resize(side, side, { fit: "inside", withoutEnlargement: true }).jpeg({ quality: 85 }).toBuffer();
