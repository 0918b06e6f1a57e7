import { forgetPhoto } from "./forget-photo.ts";
import { removeAgainAt } from "./photo-times.ts";
import type { Analyses, Clock, PhotoStore } from "./ports.ts";

export type EraseAnalysisDeps = { analyses: Analyses; photos: PhotoStore; now: Clock };

/**
 * Forgets one analysis, its photo and its upload. A worker that is at it right now is fenced out; what it may still
 * store is removed by the sweeper two minutes later. @throws {AppError} unavailable
 */
export async function eraseAnalysis(deps: EraseAnalysisDeps, id: string): Promise<{ erased: boolean }> {
  const keys = await deps.analyses.erase(id, removeAgainAt(deps.now()));
  if (!keys) return { erased: false };
  await forgetPhoto(deps.photos, keys);
  return { erased: true };
}
