import type { ErasedIds } from "@hundeblick/kit/erased-ids";
import type { PayloadOf } from "@hundeblick/proto/events/define";
import type { reportErased } from "@hundeblick/proto/events/report.v1";
import type { reportCreated, reportFollowedUp } from "@hundeblick/proto/events/report.v2";
import type { CheckUseStore } from "./check-uses.ts";
import type { Clicks, Reports, ReportSummary, Sessions } from "./ports.ts";

type Deps = {
  sessions: Sessions;
  clicks: Clicks;
  checkUses: Pick<CheckUseStore, "saveFollowUp" | "removeFollowUp">;
  erased: ErasedIds;
};
type Created = PayloadOf<typeof reportCreated>;

/** Stores which report a visit led to, with its summary from the report service; nothing for an erased one. */
export async function linkReport(
  { reports, ...deps }: Pick<Deps, "sessions" | "erased"> & { reports: Reports },
  created: Created,
): Promise<void> {
  if (!created.visit) return;
  const summary = await reports.summary(created.reportId);
  if (summary) await saveReportLink(deps, created, summary);
}

/** Writes before it checks for an erasure, which checks before it writes, so that one of both sees the other. */
export async function saveReportLink(
  { sessions, erased }: Pick<Deps, "sessions" | "erased">,
  { reportId, analysisId, visit, at }: Created,
  { dog, language, market }: ReportSummary,
): Promise<void> {
  if (!visit) return;
  const report = {
    reportId,
    analysisId,
    dogName: dog.name,
    dogBreed: dog.breed,
    dogAgeMonths: dog.ageMonths,
    dogWeightKg: dog.weightKg,
  };
  await sessions.linkReport(visit.sessionId, { report, language, market }, new Date(at));
  if (await erased.has(reportId)) await sessions.unlinkReport(reportId);
}

/** Deletes a report's dog, clicks and follow-up answer. The visit stays. */
export async function deleteReportData(
  { sessions, clicks, checkUses, erased }: Deps,
  { reportId, at }: PayloadOf<typeof reportErased>,
): Promise<void> {
  await erased.add(reportId, new Date(at));
  await sessions.unlinkReport(reportId);
  await clicks.removeOfReport(reportId);
  await checkUses.removeFollowUp(reportId);
}

/** Counts the follow-up answer, which the report service has; nothing for an erased report. */
export async function recordFollowUp(
  { reports, ...deps }: Pick<Deps, "checkUses" | "erased"> & { reports: Reports },
  event: PayloadOf<typeof reportFollowedUp>,
): Promise<void> {
  const summary = await reports.summary(event.reportId);
  if (summary?.followUp) await saveFollowUp(deps, event, summary.followUp);
}

/** Counts the follow-up answer by concern, unless the report is erased. */
export async function saveFollowUp(
  { checkUses, erased }: Pick<Deps, "checkUses" | "erased">,
  { reportId, at }: PayloadOf<typeof reportFollowedUp>,
  { concern, outcome }: NonNullable<ReportSummary["followUp"]>,
): Promise<void> {
  await checkUses.saveFollowUp({ reportId, concern, outcome, at: new Date(at) });
  if (await erased.has(reportId)) await checkUses.removeFollowUp(reportId);
}
