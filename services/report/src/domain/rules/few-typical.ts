import type { RatedFinding } from "./finding.ts";
import type { FindingCode } from "./ratings.ts";

/** More typical sentences would drown what is about this dog. */
const MOST = 5;
/** The most particular first: what a breed or an answer calls for, then age, then what is true of many. */
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
/** Says the least of a dog. */
const LAST: FindingCode = "breed_group";
const rank = ({ code }: RatedFinding): number =>
  code === LAST ? ORDER.length + 1 : ORDER.includes(code) ? ORDER.indexOf(code) : ORDER.length;

/**
 * Leaves out the least particular typical findings. `reasons`: sentences that concerns say because of an answer.
 * Where much was reported or measured, at most half as much is typical.
 */
export function fewTypical(findings: readonly RatedFinding[], reasons: number): RatedFinding[] {
  const shown = findings.filter(({ area }) => area !== "general" && area !== "photo");
  const own = shown.filter(({ basis }) => basis === "told" || basis === "measured").length + reasons;
  const most = hasAnswers(findings, reasons) ? Math.min(MOST, Math.floor(own / 2)) : MOST;
  const typical = findings.filter(({ basis }) => basis === "typical").toSorted((a, b) => rank(a) - rank(b));
  const left = new Set(typical.slice(most));
  return findings.filter((finding) => !left.has(finding));
}

/** More than weight and age is known: questions of a concern were answered, or something was measured. */
const hasAnswers = (findings: readonly RatedFinding[], reasons: number): boolean =>
  reasons > 0 || findings.some(({ basis }) => basis === "measured");
