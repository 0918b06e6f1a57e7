import type { RatedFinding } from "./finding.ts";
import type { FindingCode } from "./ratings.ts";

/** Most typical findings of a report, so that those about this dog stand out. */
const MOST = 5;
/** Most specific first: because of a breed or an answer, then of age, then generally true. */
const ORDER: readonly FindingCode[] = [
  "bloat_signs",
  "calcium_large_puppy",
  "short_nose_heat",
  "heavy_heat",
  "joints_breed",
  "weight_prone",
  "weight_if_breed",
  "weight_range_only",
];
/** Least specific. */
const LAST: FindingCode = "breed_group";
/** True of every dog of that age: said only where something of this dog is said about the area. */
const ONLY_ASKED: readonly FindingCode[] = ["joints_young"];
const rank = ({ code }: RatedFinding): number =>
  code === LAST ? ORDER.length + 1 : ORDER.includes(code) ? ORDER.indexOf(code) : ORDER.length;

/**
 * Keeps the most specific typical findings: at most half as many as reported or measured ones, and once questions were
 * answered those of the breed or of an area something was said about. `reasons`: of concerns.
 */
export function fewTypical(findings: readonly RatedFinding[], reasons: number): RatedFinding[] {
  const shown = findings.filter(({ area }) => area !== "general" && area !== "photo");
  const own = shown.filter(({ basis }) => basis === "told" || basis === "measured").length + reasons;
  const isAnswered = hasAnswers(findings, reasons);
  const most = isAnswered ? Math.min(MOST, Math.floor(own / 2)) : MOST;
  const reported = new Set(shown.filter(({ basis }) => basis !== "typical").map(({ area }) => area));
  const fits = ({ code, area }: RatedFinding) =>
    reported.has(area) || (isAnswered ? ORDER.includes(code) : !ONLY_ASKED.includes(code));
  const typical = findings.filter(({ basis }) => basis === "typical");
  const kept = new Set(
    typical
      .filter(fits)
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, most),
  );
  const left = new Set(typical.filter((finding) => !kept.has(finding)));
  return findings.filter((finding) => !left.has(finding));
}

/** A concern was answered, or something measured, beyond weight and age. */
const hasAnswers = (findings: readonly RatedFinding[], reasons: number): boolean =>
  reasons > 0 || findings.some(({ basis }) => basis === "measured");
