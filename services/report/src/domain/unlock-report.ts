import { AppError } from "@hundeblick/kit/errors";
import { EmailAddress } from "@hundeblick/proto/email-address";
import type { Id } from "@hundeblick/proto/ids";
import type { HandledRequestOf } from "@hundeblick/proto/rpc/define";
import type { unlockReport as contract } from "@hundeblick/proto/rpc/report";
import type { Clock, ReportStore } from "./ports.ts";
import { storedReport } from "./read-report.ts";

type UnlockReportDeps = { reports: ReportStore; now: Clock; handOver: (reportId: Id) => void };

/**
 * Unlocks a report for everybody with its link. Stores the address first, then gives it to mail, without waiting.
 * Idempotent.
 * @throws {AppError} email_invalid, report_not_found
 */
export async function unlockReport(
  { reports, now, handOver }: UnlockReportDeps,
  { reportId, email, newsletter, language, visit }: HandledRequestOf<typeof contract>,
): Promise<{ unlocked: true }> {
  const address = EmailAddress.safeParse(email);
  if (!address.success) throw new AppError("email_invalid");
  const report = await storedReport(reports, reportId);
  if (await reports.unlock(report, { email: address.data, newsletter, language, visit, at: now() })) handOver(reportId);
  return { unlocked: true };
}
