import { type RatedFinding, seen, stated } from "./finding.ts";
import { isIllness } from "./known-illness.ts";
import type { Dog } from "../composed-report.ts";
import type { OwnerStatements } from "./owner-statements.ts";

const MOST = 4;

/** Strengths: seen, reported or compared; at least the photo. */
export function strengths(
  findings: readonly RatedFinding[],
  dog: Dog,
  { goals, soon, signs, words }: OwnerStatements,
): RatedFinding[] {
  const good = findings.filter(({ severity }) => severity === "good");
  const noticed = soon.length > 0 || signs.some((sign) => sign !== "told_lively");
  if (noticed) good.push(stated("noticed_early", "high"));
  if (words.allergies.length + words.unknownAllergies.length > 0) good.push(stated("knows_allergy", "high"));
  if (dog.weightKg !== null && goals.length > 0) good.push(stated("knows_weight", "high"));
  if (good.length === 0 && !findings.some(({ area }) => area === "photo")) good.push(seen("photo_clear", "high"));
  return good.slice(0, MOST);
}

/** Covered by another part of the report. */
const STANDS_ABOVE: readonly RatedFinding["code"][] = [
  "told_concern_visit",
  "told_concern_routine",
  "told_concern_home",
  "measured_check",
];

/** Things to watch: known illnesses, then the most urgent; not what is typical of an area. */
export function issues(findings: readonly RatedFinding[]): RatedFinding[] {
  // a reported weight is compared in its area, in one sentence
  const inAnArea = ({ basis, area, code }: RatedFinding) =>
    area !== "general" && (basis === "typical" || code.startsWith("weight_"));
  const own = findings.filter(
    (finding) => !("flag" in finding.params) && !inAnArea(finding) && !STANDS_ABOVE.includes(finding.code),
  );
  const worries = ["see_vet", "watch"].flatMap((severity) => own.filter((finding) => finding.severity === severity));
  return worries.toSorted((a, b) => Number(isIllness(b)) - Number(isIllness(a)));
}
