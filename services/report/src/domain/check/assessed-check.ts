import type { Level } from "@hundeblick/proto/health/check";
import type { Language } from "@hundeblick/proto/language";
import type { ComposedReport, Dog } from "../composed-report.ts";
import { type AssessedConcern, assessConcerns } from "./assessed-concerns.ts";
import type { ComposedCheck } from "./composed-check.ts";
import { isUrgent } from "@hundeblick/proto/health/levels";
import { mostUrgent } from "./levels.ts";
import { levelsOf, type Measured, measureChecks } from "./measured-checks.ts";

/** Concerns (most urgent first) and measurements in one language; `level` is the most urgent of both, or null. */
export type AssessedCheck = { concerns: AssessedConcern[]; measured: Measured[]; level: Level | null };

export function assessCheck(check: ComposedCheck, dog: Dog, language: Language): AssessedCheck {
  const concerns = assessConcerns(check, dog, language);
  const measured = measureChecks(check, dog, language);
  const levels = [...concerns.map(({ assessment }) => assessment.level), ...levelsOf(measured)];
  return { concerns, measured, level: mostUrgent(levels) };
}

/** The same for a stored report; empty for old ones. */
export const assessedIn = ({ check, dog }: ComposedReport, language: Language): AssessedCheck =>
  check ? assessCheck(check, dog, language) : { concerns: [], measured: [], level: null };

/** Urgent levels are never locked; they are the same in every language. */
export const asksNoAddress = (report: ComposedReport): boolean =>
  report.emergency !== null || isUrgent(assessedIn(report, "en").level);
