import { setTimeout as pause } from "node:timers/promises";
import type { Readable } from "node:stream";
import { newId } from "@hundeblick/proto/ids";
import type { AnalyzeReply } from "@hundeblick/proto/http/analysis";
import type { PhotoType } from "@hundeblick/proto/photo";
import type { Analyses, Incoming, StartAnalysis } from "./ports.ts";

export type AcceptPhotoDeps = {
  incoming: Incoming;
  analyses: Pick<Analyses, "start" | "takeBack">;
  undoFailed: (error: unknown) => void;
  undoAfterMs?: readonly number[];
};
export type PhotoUpload = Omit<StartAnalysis, "analysisId" | "photo"> & {
  photo: { body: () => Readable; contentType: PhotoType; bytes: number; large: boolean };
};

/**
 * What is away when an upload fails is mostly back within a minute; what is left then is found by the analysis'
 * sweeper.
 */
const UNDO_AFTER_MS = [0, 2_000, 10_000, 60_000];

/**
 * Stores a checked photo and starts its analysis. Whatever fails takes the stored photo with it, after the answer, and
 * so does a repeated idempotency key: its first upload is the one that counts.
 * @throws {AppError} unavailable, timeout
 */
export async function acceptPhoto(deps: AcceptPhotoDeps, { photo, ...upload }: PhotoUpload): Promise<AnalyzeReply> {
  const analysisId = newId();
  const key = `incoming/${analysisId}`;
  const { contentType, bytes, large } = photo;
  try {
    await deps.incoming.put(key, { body: photo.body(), contentType, bytes });
    const started = await deps.analyses.start({ ...upload, analysisId, photo: { key, contentType, bytes, large } });
    if (started.analysisId !== analysisId) await deps.incoming.remove(key).catch(deps.undoFailed);
    return { analysisId: started.analysisId, ...(started.reportId ? { reportId: started.reportId } : {}) };
  } catch (error) {
    void undo(deps, analysisId, key);
    throw error;
  }
}

/**
 * A start that failed may have arrived all the same, or still arrive. So the analysis is taken back first, and its
 * photo goes only when no analysis is left that needs it: the same idempotency key may have got its id in the
 * meantime.
 */
async function undo(
  { analyses, incoming, undoFailed, undoAfterMs = UNDO_AFTER_MS }: AcceptPhotoDeps,
  analysisId: string,
  key: string,
): Promise<void> {
  for (const ms of undoAfterMs) {
    await pause(ms, undefined, { ref: false });
    try {
      if ((await analyses.takeBack(analysisId)) === "gone") await incoming.remove(key);
      return;
    } catch (error) {
      undoFailed(error);
    }
  }
}
