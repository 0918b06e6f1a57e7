import { setTimeout as pause } from "node:timers/promises";
import type { Readable } from "node:stream";
import { newId } from "@hundeblick/proto/ids";
import type { AnalyzeReply } from "@hundeblick/proto/http/analysis";
import type { PhotoType, PhotoView } from "@hundeblick/proto/photo";
import { uploadKey } from "@hundeblick/proto/rpc/analysis";
import type { Analyses, Incoming, StartAnalysis } from "./ports.ts";

export type AcceptPhotoDeps = {
  incoming: Incoming;
  analyses: Pick<Analyses, "start" | "takeBack">;
  undoFailed: (error: unknown) => void;
  undoAfterMs?: readonly number[];
};
export type CheckedPhoto = { body: () => Readable; contentType: PhotoType; bytes: number; large: boolean };
export type PhotoUpload = Omit<StartAnalysis, "analysisId" | "photo" | "extraPhotos"> & {
  photo: CheckedPhoto;
  extraPhotos?: (CheckedPhoto & { view: PhotoView })[];
};

/**
 * What is away when an upload fails is mostly back within a minute; what is left then is found by the analysis'
 * sweeper.
 */
const UNDO_AFTER_MS = [0, 2_000, 10_000, 60_000];

/**
 * Stores the checked photos and starts their analysis. Whatever fails takes the stored ones with it, after the answer,
 * and so does a repeated idempotency key: its first upload is the one that counts.
 * @throws {AppError} unavailable, timeout
 */
export async function acceptPhoto(
  deps: AcceptPhotoDeps,
  { photo, extraPhotos = [], ...upload }: PhotoUpload,
): Promise<AnalyzeReply> {
  const analysisId = newId();
  const first = { ...photo, key: uploadKey(analysisId) };
  const others = extraPhotos.map((extra) => ({ ...extra, key: uploadKey(analysisId, extra.view) }));
  const all = [first, ...others];
  const keys = all.map(({ key }) => key);
  try {
    for (const { key, body, contentType, bytes } of all)
      await deps.incoming.put(key, { body: body(), contentType, bytes });
    const started = await deps.analyses.start({
      ...upload,
      analysisId,
      photo: stored(first),
      ...(others.length > 0 && { extraPhotos: others.map((extra) => ({ ...stored(extra), view: extra.view })) }),
    });
    if (started.analysisId !== analysisId) await remove(deps, keys).catch(deps.undoFailed);
    return { analysisId: started.analysisId, ...(started.reportId ? { reportId: started.reportId } : {}) };
  } catch (error) {
    void undo(deps, analysisId, keys);
    throw error;
  }
}

const stored = ({ key, contentType, bytes, large }: CheckedPhoto & { key: string }) => ({
  key,
  contentType,
  bytes,
  large,
});
async function remove({ incoming }: AcceptPhotoDeps, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => incoming.remove(key)));
}

/**
 * A start that failed may have arrived all the same, or still arrive. So the analysis is taken back first, and its
 * photos go only when no analysis is left that needs them: the same idempotency key may have got its id in the
 * meantime.
 */
async function undo(deps: AcceptPhotoDeps, analysisId: string, keys: readonly string[]): Promise<void> {
  const { analyses, undoFailed, undoAfterMs = UNDO_AFTER_MS } = deps;
  for (const ms of undoAfterMs) {
    await pause(ms, undefined, { ref: false });
    try {
      if ((await analyses.takeBack(analysisId)) === "gone") await remove(deps, keys);
      return;
    } catch (error) {
      undoFailed(error);
    }
  }
}
