import { type Area, AREAS } from "@hundeblick/proto/health/areas";
import type { Confidence } from "@hundeblick/proto/health/findings";
import type { ComposedArea } from "../composed-report.ts";
import type { RatedFinding } from "./finding.ts";
import { isIllness } from "./known-illness.ts";
import { NEUTRAL_SCORE } from "./ratings.ts";

/** How much a statement counts: a surer one for more. */
export const WEIGHT: Readonly<Record<Confidence, number>> = { low: 1, medium: 2, high: 3 };
/** While something should be seen by a vet soon, no report says "excellent". */
const MOST_WITH_VET_SOON = 84;
/** With a known illness or a prescription no report is better than "fair". */
const MOST_WITH_ILLNESS = 69;
const BASIS_ORDER = { seen: 0, measured: 1, told: 2, typical: 3 };

const clamp = (score: number): number => Math.min(100, Math.max(0, Math.round(score)));
const sum = (findings: readonly RatedFinding[]): number =>
  findings.reduce((points, finding) => points + finding.points, 0);

/** The four areas: 80 plus the points of their findings; seen first, then told, then typical. */
export const scoreAreas = (findings: readonly RatedFinding[]): ComposedArea[] =>
  AREAS.map((id) =>
    scoreArea(
      id,
      findings.filter(({ area }) => area === id),
    ),
  );

function scoreArea(id: Area, own: readonly RatedFinding[]): ComposedArea {
  const findings = own.toSorted((a, b) => BASIS_ORDER[a.basis] - BASIS_ORDER[b.basis]);
  const [strongest] = findings
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return {
    id,
    score: clamp(NEUTRAL_SCORE + sum(findings)),
    basis: strongest?.basis ?? "typical",
    confidence: strongest?.confidence ?? "low",
    findings,
  };
}

/**
 * The overall score: mean of the areas, a surer area counting for more (low 1, medium 2, high 3),
 * plus the points of general findings; at most 84 while a vet should look soon, at most 69 with a known illness.
 */
export function overallScore(
  areas: readonly ComposedArea[],
  general: readonly RatedFinding[],
  hasVetSoon: boolean,
): number {
  const weights = areas.reduce((all, { confidence }) => all + WEIGHT[confidence], 0);
  const mean = areas.reduce((all, { score, confidence }) => all + score * WEIGHT[confidence], 0) / weights;
  const score = clamp(mean + sum(general));
  if (general.some(isIllness)) return Math.min(score, MOST_WITH_ILLNESS);
  return hasVetSoon ? Math.min(score, MOST_WITH_VET_SOON) : score;
}
