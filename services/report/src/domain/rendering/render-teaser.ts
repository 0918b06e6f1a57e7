import type { LockedReport } from "@hundeblick/proto/http/report";
import type { Id } from "@hundeblick/proto/ids";
import type { Language } from "@hundeblick/proto/language";
import type { z } from "zod";
import { lockedTexts } from "../../texts/check.ts";
import type { AssessedCheck } from "../check/assessed-check.ts";
import type { AssessedConcern } from "../check/assessed-concerns.ts";
import { advisesVisit } from "@hundeblick/proto/health/levels";
import type { ComposedReport } from "../composed-report.ts";
import { overallOf } from "./overall.ts";
import { phrasebook } from "./phrasebook.ts";
import { soonSigns } from "./soon-signs.ts";

type Frame = { reportId: Id; language: Language; imageUrl: string | null };

/** A locked report: concerns with their levels, what should be seen soon, and a summary of the locked content. */
export function renderTeaser(
  report: ComposedReport,
  { concerns: assessed, level }: AssessedCheck,
  { reportId, language, imageUrl }: Frame,
): z.infer<typeof LockedReport> {
  return {
    locked: true,
    reportId,
    language,
    dogProfile: { name: report.dog.name, imageUrl },
    band: overallOf(report, level).band,
    emergency: null,
    concerns: assessed.map(({ concern, assessment }) => ({
      id: concern.id,
      name: concern.name,
      level: assessment.level,
    })),
    vetSoon: soonSigns(report, language),
    waiting: lockedContent(report, assessed, language),
  };
}

function lockedContent(report: ComposedReport, assessed: readonly AssessedConcern[], language: Language): string[] {
  const { say } = phrasebook(language, report.dog);
  const visit = assessed.some(({ assessment }) => advisesVisit(assessment.level));
  const areas = report.areas.filter(({ score }) => score !== null).length;
  const supplements = report.supplements.recommended.length + report.supplements.leftOut.length;
  return [
    ...(assessed.length > 0 ? [say(lockedTexts[visit ? "reasons" : "reasons_no_visit"])] : []),
    ...(areas > 0 ? [say(lockedTexts.areas, { n: areas })] : []),
    ...(supplements > 0 ? [say(lockedTexts.supplements)] : []),
    say(lockedTexts.sheet),
  ];
}
