import { AppError } from "@hundeblick/kit/errors";
import { MAX_PIXELS } from "@hundeblick/proto/photo";

/** @throws {AppError} photo_unreadable for a picture without area, photo_too_many_pixels */
export function assertPixels(width: number, height: number): void {
  if (width === 0 || height === 0) throw unreadable("a picture without area");
  if (width * height > MAX_PIXELS)
    throw new AppError("photo_too_many_pixels", { details: { maxMegapixels: MAX_PIXELS / 1e6 } });
}

/** A damaged file; the reason is for the log only. */
export const unreadable = (reason: string): AppError => new AppError("photo_unreadable", { cause: new Error(reason) });
