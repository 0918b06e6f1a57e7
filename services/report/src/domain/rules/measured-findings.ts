import type { Measured } from "../check/measured-checks.ts";
import { type RatedFinding, measured as found } from "./finding.ts";
import type { FindingCode } from "./ratings.ts";

/** Points by body condition 1–9: the ideal counts as a matching weight, each step away costs more. */
const BODY_CONDITION = [-30, -24, -14, 10, 10, -6, -14, -22, -28];
const POINTS = { good: 8, info: null, watch: -10, see_vet: -20, now: -20 } as const;

/** Findings of the owner's measurements in the areas of a report. */
export const measuredFindings = (measured: readonly Measured[]): RatedFinding[] =>
  measured.map(({ check, band, result }) => ({
    ...found("measured_check", "medium", { check: check.id, band: band.id }),
    area: check.area,
    severity: band.severity === "now" ? "see_vet" : band.severity,
    points: pointsOf(result["score"], check.id, band.severity),
  }));

/** How to feel what was felt already, and how often it is found. */
const BEFORE_FEELING: readonly FindingCode[] = ["feel_ribs", "overweight_felt"];

/** A body condition is more reliable than a breed's weight range, so beside one the weight gets no points. */
export function preferMeasured(findings: readonly RatedFinding[]): RatedFinding[] {
  const isFelt = findings.some(
    ({ code, area, points }) => code === "measured_check" && area === "weight" && points !== null,
  );
  if (!isFelt) return [...findings];
  const isBodyFelt = findings.some(({ params }) => params["check"] === "body_condition");
  return findings
    .filter(({ code }) => !isBodyFelt || !BEFORE_FEELING.includes(code))
    .map((finding) => (isFromScales(finding) ? { ...finding, severity: "info", points: null } : finding));
}
const isFromScales = ({ code }: RatedFinding): boolean => code.startsWith("weight_");

function pointsOf(score: unknown, check: string, severity: keyof typeof POINTS): number | null {
  if (check === "body_condition" && typeof score === "number") return BODY_CONDITION[score - 1] ?? null;
  return POINTS[severity];
}
