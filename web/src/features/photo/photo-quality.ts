import { isBlurred, isDark, measureQuality } from "@hundeblick/proto/health/photo-quality";

/** What a look at the pixels says before the upload. Only a hint: the owner may go on. */
export type PhotoQuality = "good" | "too_dark" | "blurred";

/** Judges a grey picture (0–255, row by row, long side 512 px) by the rules of the server. */
export function classifyPixels(grey: Uint8Array, width: number, height: number): PhotoQuality {
  const quality = measureQuality(grey, width, height);
  if (isDark(quality)) return "too_dark";
  return isBlurred(quality) ? "blurred" : "good";
}
