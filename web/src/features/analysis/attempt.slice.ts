import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { AnalysisStatus, Stage } from "@hundeblick/proto/http/analysis";
import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import type { Emergency } from "@hundeblick/proto/http/report";
import { analysisAccepted, analysisRequested } from "#shared/session/session.slice.ts";
import { rootReducer, type RootState } from "#shared/store/store.ts";
import type { ApiError } from "@hundeblick/web-kit/api-error.ts";

/** What is known of a failure besides its sentence. */
export interface Failure {
  code: ApiError["code"] | null;
  /** A second, more exact sentence in the visitor's language. */
  detail: string | null;
  traceId: string | null;
  /** Set when only the answer was lost: the analysis goes on, asking again may help. */
  stillRunningId: string | null;
  /** What was told that cannot wait; shown before the failure itself. */
  emergency?: Emergency | undefined;
  /** Where the dogs are, when there are several. */
  dogs?: AnalysisStatus["dogs"];
}

/** One attempt at an analysis, as long as the page lives. */
interface Attempt {
  /** Bytes sent and in all; null before and after the upload. */
  upload: { sent: number; total: number } | null;
  stage: Stage;
  /** What was sent with the photo, to try the same again; null after a reload. */
  context: AnalyzeContext | null;
  /** false: the id came from storage, so a missing analysis is an old one that expired. */
  acceptedHere: boolean;
  failure: Failure | null;
}

const NEW_ATTEMPT: Attempt = {
  upload: null,
  stage: "received",
  context: null,
  acceptedHere: false,
  failure: null,
};

export const attemptSlice = createSlice({
  name: "attempt",
  initialState: NEW_ATTEMPT,
  reducers: {
    contextChosen: (state, { payload }: PayloadAction<AnalyzeContext>) => {
      state.context = payload;
    },
    uploadProgressed: (state, { payload }: PayloadAction<{ sent: number; total: number }>) => {
      state.upload = payload;
    },
    stageReached: (state, { payload }: PayloadAction<Stage>) => {
      state.stage = payload;
    },
    failureExplained: (state, { payload }: PayloadAction<Failure>) => {
      state.failure = payload;
      state.upload = null;
    },
  },
  extraReducers: (build) => {
    build.addCase(analysisRequested, (state) => ({ ...NEW_ATTEMPT, context: state.context }));
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

export const { contextChosen, uploadProgressed, stageReached, failureExplained } = attemptSlice.actions;
export const selectAttempt = (state: RootState & { attempt?: Attempt }): Attempt => selectors.selectAttempt(state);
