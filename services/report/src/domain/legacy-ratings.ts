import { LEGACY_RATING_DEFAULT, LEGACY_RATINGS } from "@hundeblick/proto/health/areas";

const byWord = new Map(Object.entries(LEGACY_RATINGS).map(([word, score]) => [word.toLowerCase(), score]));

/** Score 0–100 of an area: a number as it is, the words of old reports by the table of the specification (section 9), anything else 70. */
export function areaScore(rating: unknown): number {
  if (typeof rating === "number" && Number.isFinite(rating)) return Math.min(100, Math.max(0, Math.round(rating)));
  return (typeof rating === "string" ? byWord.get(rating.trim().toLowerCase()) : undefined) ?? LEGACY_RATING_DEFAULT;
}
