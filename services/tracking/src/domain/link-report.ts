import type { PayloadOf } from "@hundeblick/proto/events/define";
import type { reportCreated, reportErased } from "@hundeblick/proto/events/report.v1";
import type { Clicks, ErasedReports, Sessions } from "./ports.ts";

type Deps = { sessions: Sessions; clicks: Clicks; erased: ErasedReports };

/**
 * Notes which report a visit led to.
 * Written first and looked up after: erasing does it the other way round, so whoever comes second sees the other.
 */
export async function linkReport(
  { sessions, erased }: Pick<Deps, "sessions" | "erased">,
  told: PayloadOf<typeof reportCreated>,
): Promise<void> {
  const { reportId, analysisId, dog, language, market, visit, at } = told;
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

/** Forgets everything a report left here: the dog in the visit, and the clicks. The visit itself stays, as a number. */
export async function forgetReport(
  { sessions, clicks, erased }: Deps,
  { reportId, at }: PayloadOf<typeof reportErased>,
): Promise<void> {
  await erased.remember(reportId, new Date(at));
  await sessions.unlinkReport(reportId);
  await clicks.removeOfReport(reportId);
}
