import type { PhotoSubject } from "@hundeblick/proto/health/photo-subject";
import { analysisAccepted, analysisCleared, photoRemoved, selectSession } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { selectAttempt } from "./attempt.slice.ts";
import { useStartAnalysis } from "./use-start-analysis.ts";

/** Retries after an error. `retry` needs the photo or a running analysis, `retryPhoto` the photo. */
export function useRetry() {
  const dispatch = useAppDispatch();
  const start = useStartAnalysis();
  const { selectedFile: file } = useAppSelector(selectSession);
  const { failure, context } = useAppSelector(selectAttempt);
  const runningId = failure?.stillRunningId;

  function retry() {
    if (runningId) dispatch(analysisAccepted(runningId));
    else void start(context ?? {});
  }
  function retryPhoto(subject: PhotoSubject) {
    void start(context ?? {}, subject);
  }
  function anotherPhoto() {
    dispatch(analysisCleared());
    dispatch(photoRemoved());
  }
  return {
    anotherPhoto,
    retry: file || runningId ? retry : undefined,
    retryPhoto: file ? retryPhoto : undefined,
  };
}
