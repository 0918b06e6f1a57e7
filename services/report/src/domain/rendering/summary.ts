import type { Level } from "@hundeblick/proto/health/check";
import { scoreTexts } from "../../texts/check.ts";
import { emergencyTexts } from "../../texts/emergency.ts";
import { areaNames, summaryTexts } from "../../texts/frame.ts";
import type { AssessedCheck } from "../check/assessed-check.ts";
import { advisesVisit, isUrgent } from "../check/levels.ts";
import type { ComposedReport } from "../composed-report.ts";
import type { Phrasebook } from "./phrasebook.ts";
import { illnessesOf, medicinesOf } from "./statements.ts";

/** Below this an area deserves a look. */
const WEAK = 75;

/** One to six sentences beside the score; a known illness is named before anything else, then a medicine. */
export function summaryOf(
  report: ComposedReport,
  { concerns: [first], level }: AssessedCheck,
  book: Phrasebook,
): string {
  const { say, inside, list } = book;
  if (report.emergency) return say(emergencyTexts.noScore);
  const illnesses = illnessesOf(report.general, book).map(({ name }) => name);
  const visit = first && advisesVisit(first.assessment.level) ? first : null;
  const hasScore = report.overallScore !== null && !isUrgent(level);
  const weak = report.areas
    .filter(({ score }) => score !== null && score < WEAK)
    .map(({ id }) => inside(areaNames[id]));
  const said = [
    illnesses.length > 0 &&
      say(summaryTexts[hasScore ? "known_illness" : "known_illness_no_score"], { what: illnesses.join("; ") }),
    ...medicinesOf(report.general, book),
    visit && say(scoreTexts.visit, { concern: visit.concern.name }),
    report.vetSoon.length > 0 && say(summaryTexts.vet_soon),
    report.overallScore !== null && weak.length > 0 && say(summaryTexts.look_at, { areas: list(weak) }),
  ].filter((sentence) => sentence !== null && sentence !== undefined && sentence !== false);
  return [...(said.length > 0 ? said : calm(report, book)), ...groundOf(report, level, book)].join(" ");
}

/** Nothing to name: said only where enough is known for a number. */
const calm = ({ overallScore }: ComposedReport, { say }: Phrasebook): string[] =>
  overallScore === null ? [] : [say(summaryTexts.nothing_stands_out)];

/** From how many areas the number comes, or why there is none. Old reports count all four. */
function groundOf({ check, areas, overallScore }: ComposedReport, level: Level | null, { say }: Phrasebook): string[] {
  if (isUrgent(level)) return [say(scoreTexts.urgent)];
  const n = areas.filter(({ score }) => score !== null).length;
  if (overallScore === null) return [say(scoreTexts.too_little, { n })];
  return check && n < areas.length ? [say(scoreTexts.from_areas, { n })] : [];
}
