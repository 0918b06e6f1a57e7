import { AppError } from "@hundeblick/kit/errors";
import type { EraseReceipt } from "@hundeblick/proto/http/analysis";
import type { Id } from "@hundeblick/proto/ids";
import { type Analyses, type Clock, isErased, type ReportStore } from "./ports.ts";

type EraseReportDeps = { reports: ReportStore; analyses: Analyses; now: Clock };

/**
 * Erases a report at the owner's wish: first the analysis and its photo, so that a failure leaves everything in place.
 * Other services subscribe to the event. Idempotent, with the same receipt and another event.
 * @throws {AppError} report_not_found, unavailable
 */
export async function eraseReport(
  { reports, analyses, now }: EraseReportDeps,
  { reportId }: { reportId: Id },
): Promise<EraseReceipt> {
  const report = await reports.find(reportId);
  if (!report) throw new AppError("report_not_found");
  if (isErased(report)) {
    // a service may have given the first event up
    await reports.publishErasure(report);
    return receipt(reportId, report.erasedAt);
  }
  await analyses.erase(report.analysisId);
  const at = now();
  if (await reports.erase(report, at)) return receipt(reportId, at);
  const erased = await reports.find(reportId);
  return receipt(reportId, erased && isErased(erased) ? erased.erasedAt : at);
}

/** Erases those of the reports that are there and not erased, after a restore has brought them back. Returns how many. */
export async function eraseAgain(deps: EraseReportDeps, reportIds: AsyncIterable<Id> | Iterable<Id>): Promise<number> {
  let count = 0;
  for await (const reportId of reportIds) {
    const report = await deps.reports.find(reportId);
    if (!report || isErased(report)) continue;
    await eraseReport(deps, { reportId });
    count++;
  }
  return count;
}

const receipt = (reportId: Id, at: Date): EraseReceipt => ({
  reportId,
  erasedAt: at.toISOString(),
  erased: ["report", "photo", "analysis", "clicks", "email_link"],
});
