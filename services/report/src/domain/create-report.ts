import { type Id, newId } from "@hundeblick/proto/ids";
import type { HandledRequestOf } from "@hundeblick/proto/rpc/define";
import type { composeReport as composeReportCall } from "@hundeblick/proto/rpc/report";
import { asksNoAddress } from "./check/assessed-check.ts";
import { firstHistory } from "./check/history.ts";
import { mergeAnswers } from "./check/merge-answers.ts";
import { composeReport } from "./compose-report.ts";
import { type Clock, isErased, type ReportOrErased, type ReportStore } from "./ports.ts";
import { phrasebook } from "./rendering/phrasebook.ts";
import { breedName } from "./rendering/profile.ts";

type CreateReportDeps = { reports: ReportStore; now: Clock };
type Created = { reportId: Id; overallScore: number | null; breed: string | null; open?: boolean };

/** Creates one report per analysis; a repeated request returns the existing one. */
export async function createReport(
  { reports, now }: CreateReportDeps,
  { visit, looked, answers: given, extraPhotos, ...rest }: HandledRequestOf<typeof composeReportCall>,
): Promise<Created> {
  const createdAt = now();
  const answers = mergeAnswers({}, given, createdAt);
  const source = { looked, answers, history: firstHistory(answers, createdAt) };
  const report = {
    ...rest,
    ...(extraPhotos && extraPhotos.length > 0 && { extraPhotos }),
    id: newId(),
    createdAt,
    composed: composeReport({ ...source, language: rest.language }),
    source,
  };
  if (await reports.create(report, visit)) return summaryOf({ ...report, unlocked: false });
  const first = await reports.ofAnalysis(rest.analysisId);
  if (!first) throw new Error("A report of this analysis exists and cannot be found.");
  return summaryOf(first);
}

function summaryOf(report: ReportOrErased): Created {
  if (isErased(report)) return { reportId: report.id, overallScore: null, breed: null };
  const { composed, language, id } = report;
  return {
    reportId: id,
    overallScore: composed.overallScore,
    breed: breedName(composed.dog.breed, phrasebook(language, composed.dog)),
    open: asksNoAddress(composed),
  };
}
