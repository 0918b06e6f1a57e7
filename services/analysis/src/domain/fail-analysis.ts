import { setTimeout } from "node:timers/promises";
import type { Log } from "@hundeblick/kit/log";
import type { ErrorCode } from "@hundeblick/proto/errors";
import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { LocalisedEmergency } from "@hundeblick/proto/http/report";
import type { Analysis } from "./analysis.ts";
import { isSuspect } from "./attempt-rules.ts";
import { deletePhoto } from "./delete-photo.ts";
import { failedExpiresAt, retryDeletionAt } from "./photo-times.ts";
import type { Analyses, Clock, PhotoStore, Reports } from "./ports.ts";

export type FailDeps = {
  analyses: Analyses;
  photos: PhotoStore;
  reports: Pick<Reports, "emergency">;
  now: Clock;
  log: Log;
  /** Between tries to read the answers. */
  pausesMs?: readonly number[];
};

/** Longer in all than a service takes to start (0.5 to 1.2 s, bench/RESULTS.md) and to be found on the bus. */
const PAUSES_MS = [1_000, 2_000, 4_000, 6_000, 8_000];

/**
 * Ends an analysis with a reason, stores the reported emergency and deletes the photo. Waits for the report service only
 * with a `signal`, of a lease that is held meanwhile. `false`: superseded or ended.
 * @throws {Error} when `signal` aborts
 */
export async function failAnalysis(
  deps: FailDeps,
  analysis: Analysis,
  { code, dogs }: { code: ErrorCode; dogs?: Analysis["dogs"] },
  signal?: AbortSignal,
): Promise<boolean> {
  const emergency = mayBeUrgent(analysis.answers) ? await emergencyOf(deps, analysis, signal) : null;
  const now = deps.now();
  const end = { code, emergency, ...(dogs && { dogs }) };
  const times = { now, photoUntil: retryDeletionAt(now), expiresAt: failedExpiresAt(now) };
  const kept = await deps.analyses.fail(analysis, end, times);
  if (kept) await deletePhoto(deps.photos, analysis);
  return kept;
}

function mayBeUrgent(answers: OwnerAnswers): boolean {
  const { additionalInfo, meds, allergies, redFlags = [], wordAnswers = [], concerns = [], checks = [] } = answers;
  const chosen = redFlags.length + wordAnswers.length + concerns.length + checks.length;
  return chosen > 0 || Boolean(additionalInfo ?? meds ?? allergies);
}

/** Without the report service the analysis must end too, with its reason only. */
async function emergencyOf(
  deps: FailDeps,
  analysis: Analysis,
  signal: AbortSignal | undefined,
): Promise<LocalisedEmergency | null> {
  const { answers, language } = analysis;
  // a suspect photo is analysed alone, so its wait would hold up all others
  const pauses = (signal && !isSuspect(analysis) ? (deps.pausesMs ?? PAUSES_MS) : []).values();
  for (;;) {
    try {
      return await deps.reports.emergency({ answers, language });
    } catch (err) {
      const { value: pauseMs } = pauses.next();
      if (pauseMs === undefined) {
        deps.log.error({ err }, "a failed analysis could not be read for an emergency");
        return null;
      }
      await setTimeout(pauseMs, undefined, { signal });
    }
  }
}
