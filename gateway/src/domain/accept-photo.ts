import type { Readable } from "node:stream";
import { newId } from "@hundeblick/proto/ids";
import type { AnalyzeReply } from "@hundeblick/proto/http/analysis";
import type { Analyses, Incoming, StartAnalysis } from "./ports.ts";
import type { PhotoType } from "./photo-file/photo-type.ts";

export type AcceptPhotoDeps = { incoming: Incoming; analyses: Pick<Analyses, "start" | "erase">; undoFailed: (error: unknown) => void };
export type PhotoUpload = Omit<StartAnalysis, "analysisId" | "photo"> & { photo: { body: () => Readable; contentType: PhotoType; bytes: number } };

/**
 * Stores a checked photo and starts its analysis. Whatever fails takes the stored photo with it, and so does a repeated
 * idempotency key: its first upload is the one that counts.
 * @throws {AppError} unavailable, timeout
 */
export async function acceptPhoto(deps: AcceptPhotoDeps, { photo, ...upload }: PhotoUpload): Promise<AnalyzeReply> {
  const analysisId = newId();
  const key = `incoming/${analysisId}`;
  const { contentType, bytes } = photo;
  try {
    await deps.incoming.put(key, { body: photo.body(), contentType, bytes });
    const started = await deps.analyses.start({ ...upload, analysisId, photo: { key, contentType, bytes } });
    if (started.analysisId !== analysisId) await deps.incoming.remove(key).catch(deps.undoFailed);
    return { analysisId: started.analysisId, ...(started.reportId ? { reportId: started.reportId } : {}) };
  } catch (error) {
    // A call that ran out of time may still arrive: the analysis nobody was told of is erased as well, after this answer.
    deps.analyses.erase(analysisId).catch(deps.undoFailed);
    await deps.incoming.remove(key).catch(deps.undoFailed);
    throw error;
  }
}
