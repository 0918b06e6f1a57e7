import type { Log } from "@hundeblick/kit/log";
import type { ErrorCode } from "@hundeblick/proto/errors";
import type { LocalisedEmergency } from "@hundeblick/proto/http/report";
import type { Analysis } from "./analysis.ts";
import { deletePhoto } from "./delete-photo.ts";
import { retryDeletionAt } from "./photo-times.ts";
import type { Analyses, Clock, PhotoStore, Reports } from "./ports.ts";

export type FailDeps = {
  analyses: Analyses;
  photos: PhotoStore;
  reports: Pick<Reports, "emergency">;
  now: Clock;
  log: Log;
};

/**
 * Ends an analysis with a reason, stores the reported emergency and deletes the photo. `false`: superseded or ended.
 */
export async function failAnalysis(
  deps: FailDeps,
  analysis: Analysis,
  code: ErrorCode,
  dogs?: Analysis["dogs"],
): Promise<boolean> {
  const emergency = await emergencyOf(deps, analysis);
  const now = deps.now();
  const end = { code, emergency, ...(dogs && { dogs }) };
  const kept = await deps.analyses.fail(analysis, end, { now, photoUntil: retryDeletionAt(now) });
  if (kept) await deletePhoto(deps.photos, analysis);
  return kept;
}

const TRIES = 3;

/** Without the report service the analysis must end too, with its reason only. */
async function emergencyOf(deps: FailDeps, { answers, language }: Analysis): Promise<LocalisedEmergency | null> {
  const { additionalInfo, meds, allergies, redFlags = [], wordAnswers = [] } = answers;
  if (redFlags.length + wordAnswers.length === 0 && !(additionalInfo ?? meds ?? allergies)) return null;
  for (let n = 1; ; n += 1) {
    try {
      return await deps.reports.emergency({ answers, language });
    } catch (err) {
      if (n < TRIES) continue;
      deps.log.error({ err }, "a failed analysis could not be read for an emergency");
      return null;
    }
  }
}
