import type { Id } from "@hundeblick/proto/ids";
import type { ReplyOf } from "@hundeblick/proto/rpc/define";
import type { reportSummary } from "@hundeblick/proto/rpc/report";
import { dogSummary } from "./dog-summary.ts";
import type { ReportStore } from "./ports.ts";
import { storedReport } from "./read-report.ts";

/** Summary for consumers of a report's events. @throws {AppError} report_not_found, also for an erased one */
export async function summariseReport(
  { reports }: { reports: Pick<ReportStore, "find"> },
  { reportId }: { reportId: Id },
): Promise<ReplyOf<typeof reportSummary>> {
  const report = await storedReport(reports, reportId);
  const { language, market, followUp } = report;
  return {
    dog: dogSummary(report),
    language,
    market,
    ...(followUp?.outcome && { followUp: { concern: followUp.concern, outcome: followUp.outcome } }),
  };
}
