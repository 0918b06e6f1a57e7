import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { AnalysisStatus, Stage } from "@hundeblick/proto/http/analysis";
import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import type { Emergency } from "@hundeblick/proto/http/report";
import type { PhotoSubject } from "@hundeblick/proto/health/photo-subject";
import { analysisAccepted, analysisRequested } from "#shared/session/session.slice.ts";
import { rootReducer, type RootState } from "#shared/store/store.ts";
import type { ApiError } from "@hundeblick/web-kit/api-error.ts";

/** Details of a failure. */
export interface Failure {
  code: ApiError["code"] | null;
  /** A second, more specific message, or its key. */
  detail: string | null;
  traceId: string | null;
  /** Set when only the reply was lost: the analysis continues, and a retry may help. */
  stillRunningId: string | null;
  /** Reported emergency, shown before the failure. */
  emergency?: Emergency | undefined;
  /** Positions of several dogs. */
  dogs?: AnalysisStatus["dogs"];
}

/** What is sent with the photos. */
interface AnalysisRequest {
  context: AnalyzeContext;
  /** The owner's correction: a square, or that it is a dog. */
  subject?: PhotoSubject | undefined;
}

/** One attempt at an analysis, in memory only. */
interface Attempt {
  /** Bytes sent and in all; null before and after the upload. */
  upload: { sent: number; total: number } | null;
  stage: Stage;
  /** For a retry; null after a reload. */
  request: AnalysisRequest | null;
  /** false: the id is from storage, so a missing analysis has expired. */
  acceptedHere: boolean;
  failure: Failure | null;
  /** The owner has closed the failure. */
  isFailureClosed: boolean;
}

const NEW_ATTEMPT: Attempt = {
  upload: null,
  stage: "received",
  request: null,
  acceptedHere: false,
  failure: null,
  isFailureClosed: false,
};

const attemptSlice = createSlice({
  name: "attempt",
  initialState: NEW_ATTEMPT,
  reducers: {
    requestMade: (state, { payload }: PayloadAction<AnalysisRequest>) => {
      state.request = payload;
    },
    uploadProgressed: (state, { payload }: PayloadAction<{ sent: number; total: number }>) => {
      state.upload = payload;
    },
    stageReached: (state, { payload }: PayloadAction<Stage>) => {
      state.stage = payload;
    },
    failureExplained: (state, { payload }: PayloadAction<Failure>) => {
      state.failure = payload;
      state.isFailureClosed = false;
      state.upload = null;
    },
    failureClosed: (state) => {
      state.isFailureClosed = true;
    },
  },
  extraReducers: (build) => {
    build.addCase(analysisRequested, (state) => ({ ...NEW_ATTEMPT, request: state.request }));
    build.addCase(analysisAccepted, (state) => {
      state.acceptedHere = true;
      state.upload = null;
      state.failure = null;
    });
  },
  selectors: { selectAttempt: (state) => state },
});

const withAttempt = rootReducer.inject(attemptSlice);
const { selectors } = attemptSlice.injectInto(withAttempt);

export const { requestMade, uploadProgressed, stageReached, failureExplained, failureClosed } = attemptSlice.actions;
export const selectAttempt = (state: RootState & { attempt?: Attempt }): Attempt => selectors.selectAttempt(state);
