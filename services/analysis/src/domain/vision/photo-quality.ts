import type { Finding, SeenCode } from "@hundeblick/proto/health/findings";
import { isBlurred, isDark, type PhotoQuality } from "@hundeblick/proto/health/photo-quality";
import type { PhotoVerdict } from "@hundeblick/proto/health/vision";
import { seenFinding } from "./seen-findings.ts";

const OVEREXPOSED_ABOVE = 0.2;

/** Quality problem of a photo without a recognised dog. Darkness first, because a dark photo has few edges too. */
export function unusablePhotoVerdict(
  quality: PhotoQuality,
): Extract<PhotoVerdict, "photo_too_dark" | "photo_blurred"> | undefined {
  if (isDark(quality)) return "photo_too_dark";
  return isBlurred(quality) ? "photo_blurred" : undefined;
}

export function photoFindings(quality: PhotoQuality): Finding[] {
  const codes: SeenCode[] = [];
  if (isDark(quality)) codes.push("photo_dark");
  else if (isBlurred(quality)) codes.push("photo_soft");
  if (quality.overexposedShare > OVEREXPOSED_ABOVE) codes.push("photo_overexposed");
  return codes.map((code) => seenFinding(code, "medium"));
}
