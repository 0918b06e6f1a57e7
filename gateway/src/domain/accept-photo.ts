import { setTimeout as pause } from "node:timers/promises";
import { newId } from "@hundeblick/proto/ids";
import type { AnalyzeReply } from "@hundeblick/proto/http/analysis";
import { uploadKey } from "@hundeblick/proto/rpc/analysis";
import { boundKey, contentDigest } from "./idempotency.ts";
import { type CheckedPhoto, checkedExtraPhotos, checkedPhoto } from "./photo-file/checked-photos.ts";
import type { Analyses, Incoming, StartAnalysis, Upload } from "./ports.ts";

export type AcceptPhotoDeps = {
  incoming: Incoming;
  analyses: Pick<Analyses, "start" | "withdraw">;
  undoFailed: (error: unknown) => void;
};
/** What was read of an upload, and from whom. `idempotencyKey`: as the client sent it. */
type PhotoUpload = Omit<StartAnalysis, "analysisId" | "photo" | "extraPhotos" | "contentDigest"> & {
  upload: Upload;
  client: string;
};

/** Retries of the clean-up; what remains is deleted by the analysis service, which deletes expired photos regularly. */
const UNDO_AFTER_MS = [0, 2_000, 10_000, 60_000];

/**
 * Checks the photos, stores them and starts their analysis. Deletes them again, after the reply, if that fails or if the
 * idempotency key was used before.
 * @throws {AppError} a photo_* code, idempotency_key_reused, unavailable, timeout
 */
export async function acceptPhoto(
  deps: AcceptPhotoDeps,
  { upload, client, idempotencyKey, ...request }: PhotoUpload,
): Promise<AnalyzeReply> {
  const analysisId = newId();
  const first = { ...(await checkedPhoto(upload.photo.spool)), key: uploadKey(analysisId) };
  const others = (await checkedExtraPhotos(upload.extraPhotos)).map((extra) => ({
    ...extra,
    key: uploadKey(analysisId, extra.view),
  }));
  const all = [first, ...others];
  const keys = all.map(({ key }) => key);
  try {
    for (const { key, body, contentType, bytes } of all)
      await deps.incoming.put(key, { body: body(), contentType, bytes });
    const started = await deps.analyses.start({
      ...request,
      ...(idempotencyKey !== undefined && {
        idempotencyKey: boundKey(idempotencyKey, { visit: request.visit, client }),
        contentDigest: contentDigest(upload),
      }),
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
 * A failed start may still have arrived: withdraws the analysis first, and deletes its photos only if no analysis needs
 * them, because another request with the same key may have received its id.
 */
async function undo(deps: AcceptPhotoDeps, analysisId: string, keys: readonly string[]): Promise<void> {
  const { analyses, undoFailed } = deps;
  for (const ms of UNDO_AFTER_MS) {
    await pause(ms, undefined, { ref: false });
    try {
      if ((await analyses.withdraw(analysisId)) === "erased") await remove(deps, keys);
      return;
    } catch (error) {
      undoFailed(error);
    }
  }
}
