import type { PhotoSubject } from "@hundeblick/proto/health/photo-subject";
import { analysisAccepted, analysisCleared, photoRemoved, selectPhotoFile } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { selectAttempt } from "./attempt.slice.ts";
import { useStartAnalysis } from "./use-start-analysis.ts";

/** Retries after an error. `tryAgain` needs the photo or a running analysis, `lookAgain` the photo. */
export function useSecondTry() {
  const dispatch = useAppDispatch();
  const start = useStartAnalysis();
  const file = useAppSelector(selectPhotoFile);
  const { failure, context } = useAppSelector(selectAttempt);
  const runningId = failure?.stillRunningId;

  function tryAgain() {
    if (runningId) dispatch(analysisAccepted(runningId));
    else void start(context ?? {});
  }
  function lookAgain(subject: PhotoSubject) {
    void start(context ?? {}, subject);
  }
  function anotherPhoto() {
    dispatch(analysisCleared());
    dispatch(photoRemoved());
  }
  return {
    anotherPhoto,
    tryAgain: file || runningId ? tryAgain : undefined,
    lookAgain: file ? lookAgain : undefined,
  };
}
