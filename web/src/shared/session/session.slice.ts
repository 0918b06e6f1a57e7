import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { AnalysisStatus } from "@hundeblick/proto/http/analysis";
import type { Language } from "@hundeblick/proto/language";
import { DEFAULT_LANGUAGE } from "@hundeblick/proto/languages";
import { EMPTY_DOG, type DogInfo } from "./dog-info.ts";

/** Metadata of the chosen photo; the picture is in the photo store. Sizes in bytes. */
export interface PhotoFile {
  name: string;
  type: string;
  /** Original size. */
  size: number;
  /** Size after resizing. */
  sentSize?: number;
}

export type AnalysisData = NonNullable<AnalysisStatus["result"]>;

/** The state that survives a reload, stored under the key `app-store`. */
export interface StoredSession {
  currentAnalysisId: string | null;
  analysisData: AnalysisData | null;
  isAnalyzing: boolean;
  language: Language;
  /** Sent to the server: equals the language code. */
  country: string;
  selectedFile: PhotoFile | null;
  /** Object URL of the preview, recreated from the photo store after a reload. */
  previewUrl: string | null;
  dogInfo: DogInfo;
  /** The details dialog is open: started, but not sent yet. */
  analysisStarted: boolean;
}

export interface SessionState extends StoredSession {
  /** A sentence of the server, or the key of one of the page. */
  analysisError: string | null;
  email: string;
}

export const NEW_SESSION: SessionState = {
  currentAnalysisId: null,
  analysisData: null,
  isAnalyzing: false,
  language: DEFAULT_LANGUAGE,
  country: DEFAULT_LANGUAGE,
  selectedFile: null,
  previewUrl: null,
  dogInfo: EMPTY_DOG,
  analysisStarted: false,
  analysisError: null,
  email: "",
};

/** A new visit on a page of this language. */
export const newSession = (language: Language): SessionState => ({
  ...NEW_SESSION,
  language,
  country: language,
});

/** The overlay is open: details, analysis or result. */
export const isOverlayOpen = (session: SessionState): boolean =>
  session.analysisStarted || session.isAnalyzing || session.analysisError !== null || session.analysisData !== null;

const NO_ANALYSIS = {
  currentAnalysisId: null,
  analysisData: null,
  isAnalyzing: false,
  analysisStarted: false,
  analysisError: null,
} satisfies Partial<SessionState>;

export const sessionSlice = createSlice({
  name: "session",
  initialState: NEW_SESSION,
  reducers: {
    photoChosen: (state, { payload }: PayloadAction<{ file: PhotoFile; previewUrl: string | null }>) => {
      if (state.dogInfo.reportId) Object.assign(state, newSession(state.language));
      // a running analysis is of the previous photo
      Object.assign(state, NO_ANALYSIS);
      state.selectedFile = payload.file;
      state.previewUrl = payload.previewUrl;
    },
    photoRemoved: (state) => {
      state.selectedFile = null;
      state.previewUrl = null;
      state.analysisStarted = false;
    },
    /** Restored preview after a reload. */
    previewRestored: (state, { payload }: PayloadAction<string>) => {
      state.previewUrl = payload;
    },
    detailsOpened: (state) => {
      Object.assign(state, NO_ANALYSIS, { analysisStarted: true });
    },
    detailsClosed: (state) => {
      state.analysisStarted = false;
    },
    dogInfoChanged: (state, { payload }: PayloadAction<Partial<DogInfo>>) => {
      Object.assign(state.dogInfo, payload);
    },
    /** The upload has started. */
    analysisRequested: (state) => {
      Object.assign(state, NO_ANALYSIS, { isAnalyzing: true });
      state.dogInfo.reportId = null;
    },
    /** The server has accepted the upload: a reload resumes from here. */
    analysisAccepted: (state, { payload }: PayloadAction<string>) => {
      state.currentAnalysisId = payload;
      state.isAnalyzing = true;
      state.analysisError = null;
    },
    analysisCompleted: (state, { payload }: PayloadAction<AnalysisData>) => {
      state.analysisData = payload;
      state.dogInfo.reportId = payload.reportId;
      state.isAnalyzing = false;
    },
    /** `currentAnalysisId`: it goes on, only its status could not be read. */
    analysisFailed: (
      state,
      { payload }: PayloadAction<{ analysisError: string; currentAnalysisId?: string | undefined }>,
    ) => {
      Object.assign(state, NO_ANALYSIS, payload);
    },
    /** The result is deleted; photo and answers stay. */
    analysisCleared: (state) => {
      Object.assign(state, NO_ANALYSIS);
    },
    /** Ready for another dog. */
    analysisReset: (state) => newSession(state.language),
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
      state.country = payload;
    },
    emailTyped: (state, { payload }: PayloadAction<string>) => {
      state.email = payload;
    },
  },
  selectors: {
    selectSession: (state) => state,
    selectLanguage: (state) => state.language,
  },
});

export const {
  photoChosen,
  photoRemoved,
  previewRestored,
  detailsOpened,
  detailsClosed,
  dogInfoChanged,
  analysisRequested,
  analysisAccepted,
  analysisCompleted,
  analysisFailed,
  analysisCleared,
  analysisReset,
  languageChosen,
  emailTyped,
} = sessionSlice.actions;

export const { selectSession, selectLanguage } = sessionSlice.selectors;
