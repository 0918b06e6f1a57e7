import type { DogSummary } from "@hundeblick/proto/health/dog-summary";
import type { Id } from "@hundeblick/proto/ids";
import type { Language, Market } from "@hundeblick/proto/language";
import { dogSummary } from "./dog-summary.ts";
import type { ReportStore } from "./ports.ts";
import { storedReport } from "./read-report.ts";

/** Summary for consumers of a report's events. @throws {AppError} report_not_found, also for an erased one */
export async function summariseReport(
  { reports }: { reports: Pick<ReportStore, "find"> },
  { reportId }: { reportId: Id },
): Promise<{ dog: DogSummary; language: Language; market: Market }> {
  const report = await storedReport(reports, reportId);
  return { dog: dogSummary(report), language: report.language, market: report.market };
}
