import type { AnalysisStatus } from "@hundeblick/proto/http/analysis";
import { skipToken } from "@reduxjs/toolkit/query";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { useEffect, useEffectEvent } from "react";
import { reportError } from "#shared/api/report-error.ts";
import { pushEvent } from "#shared/visit/data-layer.ts";
import { analysisAccepted, analysisCompleted, analysisFailed, selectSession } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { analysisApi, useAnalysisStatusQuery } from "./analysis.api.ts";
import { failureExplained, selectAttempt, stageReached, type Failure } from "./attempt.slice.ts";
import { emptyResult, MESSAGES, outcomeOf, type Outcome } from "./outcome.ts";
import { POLL_MS } from "./poll-retry.ts";
import { useStatusStream } from "./use-status-stream.ts";

const readStatus = analysisApi.endpoints.analysisStatus;
/** Slow polling as a fallback while the stream works. */
const NET_POLL_MS = 15_000;
const NO_DETAIL: Failure = { code: null, detail: null, traceId: null, stillRunningId: null };

/** Follows the running analysis, also after a reload, until it ends, and updates the session. */
export function useAnalysisWatch(): void {
  const dispatch = useAppDispatch();
  const { currentAnalysisId: id, isAnalyzing, analysisData } = useAppSelector(selectSession);
  const { acceptedHere } = useAppSelector(selectAttempt);
  const watched = isAnalyzing ? id : null;

  const streaming = useStatusStream(watched, (status) => {
    if (status.status === "pending") dispatch(stageReached(status.stage ?? "received"));
    // the end is fetched once more, because only that reply is in the page's language
    else if (watched) void dispatch(readStatus.initiate(watched, { subscribe: false, forceRefetch: true }));
  });
  const { currentData, error, isFetching } = useAnalysisStatusQuery(watched ?? skipToken, {
    pollingInterval: streaming ? NET_POLL_MS : POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const problem = isFetching ? undefined : error;

  const onProblem = useEffectEvent((thrown: unknown) => watched && statusUnread(thrown, watched));
  const onStatus = useEffectEvent((status: AnalysisStatus) => watched && settle(outcomeOf(status, !acceptedHere)));
  useEffect(() => {
    if (problem) onProblem(problem);
    else if (currentData) onStatus(currentData);
  }, [currentData, problem]);

  const lostId = id && !isAnalyzing && !analysisData ? id : null;
  useEffect(() => {
    if (!lostId) return undefined;
    const resume = () => dispatch(analysisAccepted(lostId));
    addEventListener("online", resume);
    return () => removeEventListener("online", resume);
  }, [dispatch, lostId]);

  function settle(outcome: Outcome) {
    switch (outcome.kind) {
      case "pending":
        dispatch(stageReached(outcome.stage));
        break;
      case "completed":
        dispatch(analysisCompleted(outcome.result ?? emptyResult(outcome.reportId)));
        pushEvent("complete_analysis", {});
        pushEvent("analysis_complete", {});
        break;
      case "reportIdMissing":
        reportError(new Error(MESSAGES.reportIdMissing));
        fail(MESSAGES.reportIdMissing, NO_DETAIL);
        break;
      case "failed":
        fail(outcome.message, {
          ...NO_DETAIL,
          code: outcome.code,
          traceId: outcome.traceId,
          emergency: outcome.emergency,
          dogs: outcome.dogs,
        });
        break;
      case "expired":
        fail(outcome.message, NO_DETAIL);
        break;
    }
  }

  function statusUnread(thrown: unknown, analysisId: string) {
    const known = isApiError(thrown) ? thrown : null;
    const isGone = known?.status === 404;
    if (isGone && !acceptedHere) return fail(MESSAGES.savedIdGone, NO_DETAIL);
    const detail = isGone ? MESSAGES.notFound : known?.message || MESSAGES.statusFailed;
    const failure = { code: known?.code ?? null, detail, traceId: known?.traceId ?? null };
    if (isGone) return fail(MESSAGES.pollingFailed, { ...failure, stillRunningId: null });
    dispatch(failureExplained({ ...failure, stillRunningId: analysisId }));
    dispatch(analysisFailed({ analysisError: MESSAGES.pollingFailed, currentAnalysisId: analysisId }));
  }

  function fail(message: string, failure: Failure) {
    dispatch(failureExplained(failure));
    dispatch(analysisFailed({ analysisError: message }));
  }
}
