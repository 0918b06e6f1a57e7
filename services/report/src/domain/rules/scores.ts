import { type Area, AREAS } from "@hundeblick/proto/health/areas";
import type { Confidence } from "@hundeblick/proto/health/findings";
import type { ComposedArea } from "../composed-report.ts";
import type { RatedFinding } from "./finding.ts";
import { isVetsToJudge } from "./known-illness.ts";
import { NEUTRAL_SCORE } from "./ratings.ts";

/** Weights by confidence. */
export const WEIGHT: Readonly<Record<Confidence, number>> = { low: 1, medium: 2, high: 3 };
/** Cap below "good": while a visit is advised, with a known illness or medicine, in an area with something for a vet. */
export const MAX_WITH_VISIT = 69;
/** A complaint lowers a score but founds none: nobody has looked at the area yet. */
const COMPLAINTS: readonly string[] = ["told_concern_routine", "told_concern_home", "told_fearful"];
/** Minimum number of areas for an overall score. */
const AREAS_FOR_A_SCORE = 2;
const BASIS_ORDER = { seen: 0, measured: 1, told: 2, typical: 3 };

const clamp = (score: number): number => Math.min(100, Math.max(0, Math.round(score)));
const sum = (findings: readonly RatedFinding[]): number =>
  findings.reduce((points, finding) => points + (finding.points ?? 0), 0);

/** The four areas: 80 plus the points of their findings; seen first, then measured, owner-reported and typical. */
export const scoreAreas = (findings: readonly RatedFinding[], withVet: readonly Area[] = []): ComposedArea[] =>
  AREAS.map((id) =>
    scoreArea(
      id,
      findings.filter(({ area }) => area === id),
      withVet.includes(id),
    ),
  );

/** An area has a score only with ground, and without a known illness. */
function scoreArea(id: Area, own: readonly RatedFinding[], withVet: boolean): ComposedArea {
  const findings = own.toSorted((a, b) => BASIS_ORDER[a.basis] - BASIS_ORDER[b.basis]);
  const [strongest] = findings
    .filter(({ code, points }) => points !== null && !COMPLAINTS.includes(code))
    .toSorted((a, b) => Math.abs(b.points ?? 0) - Math.abs(a.points ?? 0));
  return {
    id,
    score: strongest && !withVet ? areaScore(findings) : null,
    basis: strongest?.basis ?? findings[0]?.basis ?? "typical",
    confidence: strongest?.confidence ?? "low",
    ...(withVet && { withVet }),
    findings,
  };
}

/** The weight beside the breed's range goes down along lines of its own, without a step. */
const needsVet = ({ severity, code }: RatedFinding): boolean => severity === "see_vet" && !code.startsWith("weight_");

/** Below "good" with something in it that a vet should see. */
function areaScore(findings: readonly RatedFinding[]): number {
  const score = clamp(NEUTRAL_SCORE + sum(findings));
  return findings.some(needsVet) ? Math.min(score, MAX_WITH_VISIT) : score;
}

/** Confidence of an area: mean of its findings, weighted by their points. */
function sureness(findings: readonly RatedFinding[]): number {
  const moving = findings.filter(({ points }) => points !== null);
  const size = ({ points }: RatedFinding) => Math.abs(points ?? 0) + SMALLEST;
  const all = moving.reduce((total, finding) => total + size(finding), 0);
  return moving.reduce((total, finding) => total + size(finding) * WEIGHT[finding.confidence], 0) / all;
}
/** Avoids a division by zero for findings without points. */
const SMALLEST = 0.01;

/** Share of an area that counts: 1, or less for a growing dog's weight (`weight-share.ts`). */
const shareOf = (findings: readonly RatedFinding[]): number =>
  Math.max(...findings.filter(({ points }) => points !== null).map(({ params: { share = 1 } }) => Number(share)));

const meanOf = (areas: readonly { score: number; weight: number }[]): number =>
  areas.reduce((all, { score, weight }) => all + score * weight, 0) /
  areas.reduce((all, { weight }) => all + weight, 0);

/**
 * Overall score: mean of the areas with a score, weighted by confidence (low 1, medium 2, high 3), plus the points of
 * general findings. null with fewer than two areas; at most 69 while a visit is advised, with a known illness or a
 * known medicine.
 */
export function overallScore(
  areas: readonly ComposedArea[],
  general: readonly RatedFinding[],
  hasVisitAdvised: boolean,
): number | null {
  const scored = areas.flatMap(({ score, findings }) =>
    score === null ? [] : [{ score, weight: sureness(findings), share: shareOf(findings) }],
  );
  if (scored.length < AREAS_FOR_A_SCORE) return null;
  const settled = scored.filter(({ share }) => share === 1);
  const share = settled.length < AREAS_FOR_A_SCORE ? 1 : Math.min(...scored.map((area) => area.share));
  const score = clamp(meanOf(scored) * share + (share < 1 ? meanOf(settled) * (1 - share) : 0) + sum(general));
  return hasVisitAdvised || general.some(isVetsToJudge) ? Math.min(score, MAX_WITH_VISIT) : score;
}
