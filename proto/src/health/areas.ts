import { z } from "zod";

/** The four areas of a report in display order. */
export const AREAS = ["coat", "weight", "mobility", "energy"] as const;
export const Area = z.enum(AREAS);
export type Area = z.infer<typeof Area>;

/** Score bands of the specification: green from 85, yellow from 70, orange from 50, red below. */
export const BANDS = ["green", "yellow", "orange", "red"] as const;
export const Band = z.enum(BANDS);
export type Band = z.infer<typeof Band>;
export function bandOf(score: number): Band {
  if (score >= 85) return "green";
  if (score >= 70) return "yellow";
  return score >= 50 ? "orange" : "red";
}

/** Score labels of the specification: excellent at 85 or more, good at 70 or more, otherwise fair. */
const SCORE_LABELS = ["excellent", "good", "fair"] as const;
export const ScoreLabel = z.enum(SCORE_LABELS);
export type ScoreLabel = z.infer<typeof ScoreLabel>;
export function labelOf(score: number): ScoreLabel {
  if (score >= 85) return "excellent";
  return score >= 70 ? "good" : "fair";
}

/** Scores for the words of old reports (specification, section 9). */
export const LEGACY_RATINGS: Record<string, number> = {
  Excellent: 90,
  "Very Good": 85,
  Good: 75,
  Moderate: 65,
  Fair: 55,
  Poor: 45,
  Active: 85,
  Optimal: 90,
  Healthy: 85,
};
export const LEGACY_RATING_DEFAULT = 70;
