import { done, type JobMeta, type JobOutcome, poison } from "@hundeblick/kit/bus";
import { withLogFields } from "@hundeblick/kit/log";
import { analysePhoto, type AnalysePhotoDeps } from "../domain/analyse-photo.ts";

/**
 * The message is only a wake-up: whatever is not finished is woken again by its document, so most ends are `done`.
 * An analysis that used up its attempts is poison, so that operators see it.
 */
export const analysePhotoConsumer =
  (deps: AnalysePhotoDeps) =>
  async ({ analysisId }: { analysisId: string }, { signal }: Pick<JobMeta, "signal">): Promise<JobOutcome> => {
    const end = await withLogFields({ analysisId }, () => analysePhoto(deps, analysisId, signal));
    return end === "given_up" ? poison(`${analysisId} used up its attempts`) : done(end);
  };
