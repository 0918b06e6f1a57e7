import { AREAS, LEGACY_RATING_DEFAULT, LEGACY_RATINGS } from "@hundeblick/proto/health/areas";
import type { ComposedArea, ComposedReport } from "./composed-report.ts";

/** Names of the areas in old reports (specification, section 3). */
const OLD_NAMES = {
  coat: "coat_quality",
  weight: "weight_status",
  mobility: "mobility",
  energy: "energy_level",
} as const;

const byWord = new Map(Object.entries(LEGACY_RATINGS).map(([word, score]) => [word.toLowerCase(), score]));

/** Score 0–100 of an area: a number as is, words of old reports by the specification's table (section 9), else 70. */
export function areaScore(rating: unknown): number {
  if (typeof rating === "number" && Number.isFinite(rating)) return Math.min(100, Math.max(0, Math.round(rating)));
  return (typeof rating === "string" ? byWord.get(rating.trim().toLowerCase()) : undefined) ?? LEGACY_RATING_DEFAULT;
}

/**
 * The areas of a report; those of an old one from its words, with the lowest confidence because their basis is unknown.
 */
export function areasOf({
  areas = [],
  healthMetrics = {},
}: Partial<Pick<ComposedReport, "areas">> & { healthMetrics?: Record<string, unknown> }): ComposedArea[] {
  if (areas.length > 0 || !AREAS.some((id) => OLD_NAMES[id] in healthMetrics))
    return areas.map((area) => ({ ...area, score: area.score === null ? null : areaScore(area.score) }));
  return AREAS.map((id) => ({
    id,
    score: areaScore(healthMetrics[OLD_NAMES[id]]),
    basis: "typical",
    confidence: "low",
    findings: [],
  }));
}
