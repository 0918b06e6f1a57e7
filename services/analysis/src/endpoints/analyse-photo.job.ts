import { done, type JobMeta, type JobOutcome, poison } from "@hundeblick/kit/bus";
import { shortHash } from "@hundeblick/kit/hash";
import { withLogFields } from "@hundeblick/kit/log";
import { analysePhoto, type AnalysePhotoDeps } from "../domain/analyse-photo.ts";

/**
 * Wake-ups come from the documents, so most outcomes are `done`. Exhausted attempts are poison, visible to operators.
 */
export const analysePhotoConsumer =
  (deps: AnalysePhotoDeps) =>
  async ({ analysisId }: { analysisId: string }, { signal }: Pick<JobMeta, "signal">): Promise<JobOutcome> => {
    // the id itself opens the report
    const analysisHash = shortHash(analysisId);
    const end = await withLogFields({ analysisHash }, () => analysePhoto(deps, analysisId, signal));
    return end === "given_up" ? poison(`${analysisHash} used up its attempts`) : done(end);
  };
