import { AppError } from "@hundeblick/kit/errors";
import type { ReplyOf, RequestOf } from "@hundeblick/proto/rpc/define";
import { getReport } from "@hundeblick/proto/rpc/report";
import { printPage } from "@hundeblick/proto/rpc/scraper";
import type { Calls } from "./ports.ts";

type OpenReport = Exclude<ReplyOf<typeof getReport>, { locked: true }>;

/** The sheet for the vet as a PDF. @throws {AppError} report_locked, report_not_found, unavailable */
export async function printVetSheet(
  bus: Calls,
  wanted: RequestOf<typeof getReport>,
  toHtml: (report: OpenReport) => string,
): Promise<Buffer> {
  const report = await bus.call(getReport, wanted);
  if (report.locked) throw new AppError("report_locked");
  const { pdf } = await bus.call(printPage, { html: toHtml(report) });
  return Buffer.from(pdf, "base64");
}
