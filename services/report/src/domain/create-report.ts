import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { ExtraPhoto } from "@hundeblick/proto/health/extra-photo";
import type { VisionResult } from "@hundeblick/proto/health/vision";
import { type Id, newId } from "@hundeblick/proto/ids";
import type { Language, Market } from "@hundeblick/proto/language";
import { asksNoAddress } from "./check/assessed-check.ts";
import { firstHistory } from "./check/history.ts";
import { composeReport } from "./compose-report.ts";
import { type Clock, isErased, type ReportOrErased, type ReportStore, type Visit } from "./ports.ts";
import { phrasebook } from "./rendering/phrasebook.ts";
import { breedName } from "./rendering/profile.ts";

export type CreateReportDeps = { reports: ReportStore; now: Clock };
type Request = {
  analysisId: Id;
  looked: VisionResult;
  answers: OwnerAnswers;
  language: Language;
  market: Market;
  photoKey: string;
  extraPhotos?: ExtraPhoto[] | undefined;
  visit: Visit;
};
type Created = { reportId: Id; overallScore: number | null; breed: string | null; open?: boolean };

/** Creates one report per analysis; a repeated request returns the existing one. */
export async function createReport(
  { reports, now }: CreateReportDeps,
  { visit, looked, answers, extraPhotos, ...rest }: Request,
): Promise<Created> {
  const createdAt = now();
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
