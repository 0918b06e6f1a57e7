import type { ErrorCode } from "@hundeblick/proto/errors";
import type { Analysis } from "./analysis.ts";
import { forgetPhoto } from "./forget-photo.ts";
import { removeAgainAt } from "./photo-times.ts";
import type { Analyses, Clock, PhotoStore } from "./ports.ts";

export type FailDeps = { analyses: Analyses; photos: PhotoStore; now: Clock };

/** Ends an analysis with a reason, and its photo with it. `false` when a newer attempt, or the end, came first. */
export async function failAnalysis(deps: FailDeps, analysis: Analysis, code: ErrorCode): Promise<boolean> {
  const now = deps.now();
  const kept = await deps.analyses.fail(analysis, code, { now, photoUntil: removeAgainAt(now) });
  if (kept) await forgetPhoto(deps.photos, analysis);
  return kept;
}
