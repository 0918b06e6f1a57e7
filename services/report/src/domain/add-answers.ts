import { isDeepStrictEqual } from "node:util";
import { AppError } from "@hundeblick/kit/errors";
import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { ReportReply } from "@hundeblick/proto/http/report";
import type { Id } from "@hundeblick/proto/ids";
import type { HandledRequestOf } from "@hundeblick/proto/rpc/define";
import type { addAnswers as contract } from "@hundeblick/proto/rpc/report";
import { breedAnswer } from "./breed-answers.ts";
import { historyAfter } from "./check/history.ts";
import { mergeAnswers } from "./check/merge-answers.ts";
import { composeReport } from "./compose-report.ts";
import { mayBeRead } from "./may-be-read.ts";
import { type BreedAnswerCounts, type ReportSource, type StoredReport, versionOf } from "./ports.ts";
import { readReport, type ReadReportDeps, storedReport } from "./read-report.ts";

type AddAnswersDeps = ReadReportDeps & { breedCounts: Pick<BreedAnswerCounts, "count"> };

/**
 * Composes a report again with more answers: same id and photo, without a new analysis. Idempotent.
 * @throws {AppError} report_not_found, report_locked, report_closed, report_changed, answers_invalid
 */
export async function addAnswers(
  deps: AddAnswersDeps,
  { reportId, version, answers: added, takenBack, countBreed, language, visit }: HandledRequestOf<typeof contract>,
): Promise<ReportReply> {
  const report = await storedReport(deps.reports, reportId);
  const source = sourceOf(report);
  const at = deps.now();
  const answers = mergeAnswers(source.answers, added, at, takenBack);
  if (!isDeepStrictEqual(answers, source.answers)) {
    if (version !== versionOf(report)) throw new AppError("report_changed");
    const renewed = { ...source, answers, history: historyAfter(source.history, source.answers, answers, at) };
    const composed = composeReport({ ...renewed, language: report.language });
    if (!(await deps.reports.renew(report, { composed, source: renewed, at }))) throw new AppError("report_changed");
    // once per report, because a named breed cannot be withdrawn
    const answer = countBreed && !source.answers.breed ? breedAnswer(source.looked, answers, report.language) : null;
    if (answer) deps.breedCounts.count(answer, at);
  }
  return readReport(deps, { reportId, language, visit });
}

/** The answers behind a report. @throws {AppError} report_not_found, report_locked */
export async function readAnswers(
  { reports }: Pick<ReadReportDeps, "reports">,
  { reportId }: { reportId: Id },
): Promise<{ version: number; answers: OwnerAnswers }> {
  const report = await storedReport(reports, reportId);
  return { version: versionOf(report), answers: sourceOf(report).answers };
}

function sourceOf(report: StoredReport): ReportSource {
  if (!mayBeRead(report)) throw new AppError("report_locked");
  if (!report.source) throw new AppError("report_closed");
  return report.source;
}
