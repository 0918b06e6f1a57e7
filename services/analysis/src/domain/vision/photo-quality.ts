import type { Finding } from "@hundeblick/proto/health/findings";
import type { PhotoVerdict } from "@hundeblick/proto/health/vision";
import { seenFinding } from "./seen-findings.ts";

/** Measured on the photo scaled to 512 px on its long side, in grey levels 0–255. */
export type PhotoQuality = {
  meanBrightness: number;
  /** Variance of the Laplacian: edges make it large, blur makes it small. */
  sharpness: number;
  /** Share of pixels at 250 or brighter, 0–1. */
  overexposedShare: number;
};

const DARK_BELOW = 50;
const BLURRED_BELOW = 60;
const OVEREXPOSED_ABOVE = 0.2;
const WHITE_FROM = 250;

/** The verdict on a photo nobody should be asked to look at. Darkness first: a dark photo has few edges too. */
export function unusablePhotoVerdict(
  quality: PhotoQuality,
): Extract<PhotoVerdict, "photo_too_dark" | "photo_blurred"> | undefined {
  if (quality.meanBrightness < DARK_BELOW) return "photo_too_dark";
  return quality.sharpness < BLURRED_BELOW ? "photo_blurred" : undefined;
}

export const photoFindings = (quality: PhotoQuality): Finding[] =>
  quality.overexposedShare > OVEREXPOSED_ABOVE ? [seenFinding("photo_overexposed", "medium")] : [];

/** @param grey one byte a pixel, row by row */
export function measureQuality(grey: Uint8Array, width: number, height: number): PhotoQuality {
  let sum = 0;
  let white = 0;
  for (const level of grey) {
    sum += level;
    if (level >= WHITE_FROM) white++;
  }
  return {
    meanBrightness: sum / grey.length,
    sharpness: laplacianVariance(grey, width, height),
    overexposedShare: white / grey.length,
  };
}

function laplacianVariance(grey: Uint8Array, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const edge = grey[i - 1]! + grey[i + 1]! + grey[i - width]! + grey[i + width]! - 4 * grey[i]!;
      sum += edge;
      squares += edge * edge;
    }
  }
  const inner = Math.max(0, width - 2) * Math.max(0, height - 2);
  return inner === 0 ? 0 : squares / inner - (sum / inner) ** 2;
}
