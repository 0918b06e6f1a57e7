import type { Level } from "@hundeblick/proto/health/check";
import { concernLevelTexts, measuredVisitTexts, scoreTexts } from "../../texts/check.ts";
import { emergencyTexts } from "../../texts/emergency.ts";
import { areaNames, summaryTexts } from "../../texts/frame.ts";
import type { AssessedCheck } from "../check/assessed-check.ts";
import { advisesVisit, isUrgent } from "@hundeblick/proto/health/levels";
import type { ComposedReport } from "../composed-report.ts";
import { isCappedByMedicine } from "../rules/known-illness.ts";
import type { Phrasebook } from "./phrasebook.ts";
import { illnessesOf, medicinesOf } from "./statements.ts";

/** Below this score an area is mentioned. */
const WEAK = 75;

/** One to seven sentences beside the score: urgent things first, then known illnesses, then medicines. */
export function summaryOf(report: ComposedReport, assessed: AssessedCheck, book: Phrasebook): string {
  const { say, inside, list } = book;
  const { level } = assessed;
  if (report.emergency) return say(emergencyTexts.noScore);
  const illnesses = illnessesOf(report.general, book).map(({ name }) => name);
  const urgency = urgencyOf(assessed, book);
  const hasScore = report.overallScore !== null && !isUrgent(level);
  const weak = report.areas
    .filter(({ score }) => score !== null && score < WEAK)
    .map(({ id }) => inside(areaNames[id]));
  const said = [
    isUrgent(level) && urgency,
    illnesses.length > 0 &&
      say(summaryTexts[hasScore ? "known_illness" : "known_illness_no_score"], { what: illnesses.join("; ") }),
    ...medicinesOf(report.general, book),
    hasScore && illnesses.length === 0 && report.general.some(isCappedByMedicine) && say(summaryTexts.with_medicine),
    (advisesVisit(level) ? !isUrgent(level) : report.vetSoon.length === 0) && urgency,
    report.vetSoon.length > 0 && say(summaryTexts.vet_soon),
    report.overallScore !== null && weak.length > 0 && say(summaryTexts.look_at, { areas: list(weak) }),
  ].filter((sentence) => sentence !== null && sentence !== undefined && sentence !== false);
  return [...(said.length > 0 ? said : nothingUnusual(report, book)), ...groundOf(report, level, book)].join(" ");
}

/** How soon a vet should look, if at all, and why; null without a concern or a measurement for a vet. */
function urgencyOf({ concerns, measured, level }: AssessedCheck, { say }: Phrasebook): string | null {
  if (level === null) return null;
  const concern = concerns.find(({ assessment }) => assessment.level === level)?.concern;
  if (concern) return say(concernLevelTexts[level], { about: concern.name });
  if (!advisesVisit(level)) return null;
  const check = measured.find(({ band }) => band.level === level)?.check;
  return check ? say(measuredVisitTexts[level], { about: check.name }) : null;
}

/** Nothing unusual: only if enough is known for a score. */
const nothingUnusual = ({ overallScore }: ComposedReport, { say }: Phrasebook): string[] =>
  overallScore === null ? [] : [say(summaryTexts.nothing_stands_out)];

/** Number of areas in the score, or why there is none. Old reports count all four. */
function groundOf({ check, areas, overallScore }: ComposedReport, level: Level | null, { say }: Phrasebook): string[] {
  if (isUrgent(level)) return [say(scoreTexts.urgent)];
  const n = areas.filter(({ score }) => score !== null).length;
  if (overallScore === null) return [say(scoreTexts.too_little, { n })];
  return check && n < areas.length ? [say(scoreTexts.from_areas, { n })] : [];
}
