import { AppError } from "@hundeblick/kit/errors";

/** Largest file we take, in bytes. */
export const MAX_PHOTO_BYTES = 12 * 1024 * 1024;
/** Largest picture we decode; 48-megapixel phones pass. */
export const MAX_PIXELS = 50_000_000;

/** @throws {AppError} photo_unreadable for a picture without area, photo_too_many_pixels */
export function assertPixels(width: number, height: number): void {
  if (width === 0 || height === 0) throw unreadable("a picture without area");
  if (width * height > MAX_PIXELS)
    throw new AppError("photo_too_many_pixels", { details: { maxMegapixels: MAX_PIXELS / 1e6 } });
}

/** A damaged file; the reason is for the log only. */
export const unreadable = (reason: string): AppError => new AppError("photo_unreadable", { cause: new Error(reason) });
