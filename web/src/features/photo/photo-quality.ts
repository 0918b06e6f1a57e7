import { isBlurred, isDark, measureQuality } from "@hundeblick/proto/health/photo-quality";

/** Quality before the upload; only a hint. */
export type PhotoQuality = "good" | "too_dark" | "blurred";

/** Rates a grey picture (0–255, row by row, long side 512 px) by the server's rules. */
export function classifyPixels(grey: Uint8Array, width: number, height: number): PhotoQuality {
  const quality = measureQuality(grey, width, height);
  if (isDark(quality)) return "too_dark";
  return isBlurred(quality) ? "blurred" : "good";
}
