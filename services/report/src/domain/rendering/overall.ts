import { bandOf, labelOf } from "@hundeblick/proto/health/areas";
import type { Level } from "@hundeblick/proto/health/check";
import { advisesVisit, isUrgent } from "@hundeblick/proto/health/levels";
import type { ComposedReport } from "../composed-report.ts";
import { MAX_WITH_VISIT } from "../rules/scores.ts";

/** Overall score with label and band; the level is today's, which may be more urgent than when the score was stored. */
export function overallOf({ overallScore }: ComposedReport, level: Level | null) {
  if (overallScore === null || isUrgent(level)) return { overall_score: null, label: null, band: null };
  const score = advisesVisit(level) ? Math.min(overallScore, MAX_WITH_VISIT) : overallScore;
  return { overall_score: score, label: labelOf(score), band: bandOf(score) };
}
