import type { Level } from "@hundeblick/proto/health/check";
import type { Language } from "@hundeblick/proto/language";
import type { ComposedReport, Dog } from "../composed-report.ts";
import { type AssessedConcern, assessConcerns } from "./assessed-concerns.ts";
import type { ComposedCheck } from "./composed-check.ts";
import { isUrgent, mostUrgent } from "./levels.ts";
import { levelsOf, type Measured, measureChecks } from "./measured-checks.ts";

/**
 * Concerns (most urgent first) and measurements in one language; `level` is the most urgent of both, null without any.
 */
export type AssessedCheck = { concerns: AssessedConcern[]; measured: Measured[]; level: Level | null };

export function assessCheck(check: ComposedCheck, dog: Dog, language: Language): AssessedCheck {
  const concerns = assessConcerns(check, dog, language);
  const measured = measureChecks(check, dog, language);
  const levels = [...concerns.map(({ assessment }) => assessment.level), ...levelsOf(measured)];
  return { concerns, measured, level: mostUrgent(levels) };
}

/** The same of a stored report: nothing in one made before there was a check. */
export const assessedIn = ({ check, dog }: ComposedReport, language: Language): AssessedCheck =>
  check ? assessCheck(check, dog, language) : { concerns: [], measured: [], level: null };

/** What is urgent is never behind the e-mail gate. The level is the same in every language. */
export const asksNoAddress = (report: ComposedReport): boolean =>
  report.emergency !== null || isUrgent(assessedIn(report, "en").level);
