import type { PhotoSubject } from "@hundeblick/proto/health/photo-subject";
import { contextOf } from "#shared/session/context-of.ts";
import { analysisAccepted, analysisCleared, photoRemoved, selectSession } from "#shared/session/session.slice.ts";
import { storedDog } from "#shared/session/stored-check.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { selectAttempt } from "./attempt.slice.ts";
import { useStartAnalysis } from "./use-start-analysis.ts";

/** Retries after an error. `retry` needs the photo or a running analysis, `retryPhoto` the photo. */
export function useRetry() {
  const dispatch = useAppDispatch();
  const start = useStartAnalysis();
  const { selectedFile: file, dogInfo } = useAppSelector(selectSession);
  const { failure, request } = useAppSelector(selectAttempt);
  const runningId = failure?.stillRunningId;

  function retry() {
    if (runningId) dispatch(analysisAccepted(runningId));
    else retryPhoto(request?.subject);
  }
  function retryPhoto(subject?: PhotoSubject) {
    // after a reload the form, which is stored, still has the answers
    void start(request?.context ?? contextOf(storedDog(dogInfo)), subject);
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
