import type { eraseAnalysis as contract } from "@hundeblick/proto/rpc/analysis";
import type { HandledRequestOf, ReplyOf } from "@hundeblick/proto/rpc/define";
import { deletePhoto } from "./delete-photo.ts";
import { retryDeletionAt } from "./photo-times.ts";
import type { Analyses, Clock, PhotoStore } from "./ports.ts";

type EraseAnalysisDeps = { analyses: Analyses; photos: PhotoStore; now: Clock };

/**
 * Erases one analysis, its photo and its upload. A working worker is fenced out; what it still stores is deleted two
 * minutes later.
 * @throws {AppError} unavailable
 */
export async function eraseAnalysis(
  { analyses, ...deps }: EraseAnalysisDeps,
  { analysisId, unheardOnly = false }: HandledRequestOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const photoUntil = retryDeletionAt(deps.now());
  const keys = await (unheardOnly
    ? analyses.eraseUnacknowledged(analysisId, photoUntil)
    : analyses.erase(analysisId, photoUntil));
  if (keys === "kept") return { erased: false, kept: true };
  if (!keys) return { erased: false };
  await deletePhoto(deps.photos, keys);
  return { erased: true };
}
