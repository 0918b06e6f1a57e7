import { newId } from "@hundeblick/proto/ids";
import { photoExpiresAt } from "@hundeblick/proto/photo";
import type { StoredExtraPhoto, startAnalysis } from "@hundeblick/proto/rpc/analysis";
import type { ReplyOf } from "@hundeblick/proto/rpc/define";
import type { AnalysisRequest, PendingPhoto } from "./analysis.ts";
import { wakeDelayMs } from "./attempt-rules.ts";
import type { Analyses, Clock, WakeUps } from "./ports.ts";

export type AcceptPhotoDeps = { analyses: Analyses; wakeUps: WakeUps; now: Clock };

/**
 * Accepts one upload. Idempotent by key and content; `repeated`: the second upload is not needed.
 * @throws {AppError} idempotency_key_reused, unavailable
 */
export async function acceptPhoto(
  deps: AcceptPhotoDeps,
  request: AnalysisRequest,
): Promise<ReplyOf<typeof startAnalysis>> {
  const now = deps.now();
  const wakeAt = new Date(now.getTime() + wakeDelayMs(1));
  const { analysis, repeated } = await deps.analyses.accept(request, {
    photoKey: newPhotoKey(),
    ...(request.extraPhotos && { extraPhotos: request.extraPhotos.map(toPendingPhoto) }),
    now,
    wakeAt,
    photoUntil: photoExpiresAt(now),
  });
  if (analysis.state === "queued") deps.wakeUps.send(analysis, 1);
  return {
    analysisId: analysis.id,
    state: analysis.state,
    repeated,
    ...(analysis.result ? { reportId: analysis.result.reportId } : {}),
  };
}

const newPhotoKey = (): string => `photos/${newId()}.jpg`;
const toPendingPhoto = ({ view, key, large }: StoredExtraPhoto): PendingPhoto => ({
  view,
  uploadKey: key,
  photoKey: newPhotoKey(),
  large,
  state: "waiting",
});
