import type { Analysis, AnalysisRequest, PendingPhoto } from "./analysis.ts";

export type NewAnalysisPlan = { photoKey: string; extraPhotos?: PendingPhoto[]; now: Date };

/** A queued analysis that was woken once. */
export function newAnalysis(
  {
    analysisId: id,
    photo,
    extraPhotos: _uploads,
    idempotencyKey: _key,
    contentDigest: _digest,
    visit,
    ...rest
  }: AnalysisRequest,
  { photoKey, extraPhotos, now }: NewAnalysisPlan,
): Analysis {
  return {
    id,
    state: "queued",
    stage: "received",
    attempt: 0,
    tries: 0,
    wakes: 1,
    wokenAt: now,
    uploadKey: photo.key,
    photoKey,
    photoStored: false,
    large: photo.large || extraPhotos?.some(({ large }) => large) === true,
    ...(extraPhotos ? { extraPhotos } : {}),
    createdAt: now,
    ...rest,
    ...(visit ? { visit } : {}),
  };
}
