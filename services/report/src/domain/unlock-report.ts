import { AppError } from "@hundeblick/kit/errors";
import { EmailAddress } from "@hundeblick/proto/email-address";
import type { Id } from "@hundeblick/proto/ids";
import type { Language } from "@hundeblick/proto/language";
import type { Clock, ReportStore, Visit } from "./ports.ts";
import { storedReport } from "./read-report.ts";

export type UnlockReportDeps = { reports: ReportStore; now: Clock; handOver: (reportId: Id) => void };
type Request = { reportId: Id; email: string; newsletter: boolean; language: Language; visit: Visit };

/**
 * Unlocks a report for everybody with its link. Stores the address first, then gives it to mail, without waiting.
 * Idempotent.
 * @throws {AppError} email_invalid, report_not_found
 */
export async function unlockReport(
  { reports, now, handOver }: UnlockReportDeps,
  { reportId, email, newsletter, language, visit }: Request,
): Promise<{ unlocked: true }> {
  const address = EmailAddress.safeParse(email);
  if (!address.success) throw new AppError("email_invalid");
  const report = await storedReport(reports, reportId);
  if (await reports.unlock(report, { email: address.data, newsletter, language, visit, at: now() })) handOver(reportId);
  return { unlocked: true };
}
