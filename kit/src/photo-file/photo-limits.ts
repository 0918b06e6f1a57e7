import { AppError } from "../errors/index.ts";
import { MAX_DECODED_BYTES, MAX_PIXELS } from "@hundeblick/proto/photo";
import type { PhotoShape } from "./bytes.ts";

/** From this size on photos are decoded one at a time: 20 megapixels in RGB. */
const LARGE_BYTES = 60_000_000;
/** Pixels times passes. A 12-megapixel progressive JPEG of ten scans is half of this. */
const LARGE_WORK = 240_000_000;

/** @throws {AppError} photo_unreadable for a picture without area, photo_too_many_pixels */
export function assertPixels(width: number, height: number): void {
  if (width === 0 || height === 0) throw unreadable("a picture without area");
  if (width * height > MAX_PIXELS)
    throw new AppError("photo_too_many_pixels", { details: { maxMegapixels: MAX_PIXELS / 1e6 } });
}

/**
 * Estimates the memory for decoding in bytes; `large` photos are decoded one at a time.
 * @throws {AppError} photo_needs_too_much_memory
 */
export function assertDecodable({ width, height, decoding }: PhotoShape): { decodedBytes: number; large: boolean } {
  const { channels, bytesPerSample, bufferedPerPixel, passes } = decoding;
  const pixels = width * height;
  const decodedBytes = Math.ceil(pixels * (channels * bytesPerSample + bufferedPerPixel));
  if (decodedBytes > MAX_DECODED_BYTES)
    throw new AppError("photo_needs_too_much_memory", { details: { maxMegabytes: MAX_DECODED_BYTES / 1e6 } });
  return { decodedBytes, large: decodedBytes > LARGE_BYTES || pixels * passes > LARGE_WORK };
}

/** A damaged file; the reason is for the log only. */
export const unreadable = (reason: string): AppError => new AppError("photo_unreadable", { cause: new Error(reason) });
