import type { ErrorCode } from "@hundeblick/proto/errors";
import type { LocalisedEmergency } from "@hundeblick/proto/http/report";
import type { Stage } from "@hundeblick/proto/http/analysis";
import type { VisionResult } from "@hundeblick/proto/health/vision";
import type { PhotoView } from "@hundeblick/proto/photo";
import type { AnalysisProgress, AnalysisState, startAnalysis } from "@hundeblick/proto/rpc/analysis";
import type { HandledRequestOf } from "@hundeblick/proto/rpc/define";

export type AnalysisRequest = HandledRequestOf<typeof startAnalysis>;
export type AnalysisResult = NonNullable<AnalysisProgress["result"]>;
export type Progress = AnalysisProgress;

/** A photo with a dog in it, looked at. */
export type DetectedDog = VisionResult & { verdict: "dog" };
/** A photo there is nothing to say about, and why. */
export type RejectedPhoto = { verdict: Exclude<VisionResult["verdict"], "dog">; dogs?: VisionResult["dogs"] };

/** A photo beside the first one. It is only kept and described: it never decides whether there is a report. */
export type WaitingPhoto = {
  view: PhotoView;
  uploadKey: string;
  photoKey: string;
  large: boolean;
  state: "waiting" | "stored" | "unreadable";
};

/**
 * One photo's analysis. The document is the job: everything a worker needs to go on after another one died is in it.
 */
export type Analysis = {
  id: string;
  state: AnalysisState;
  stage: Stage;
  /** Grows with every claim; a write of an older attempt is rejected. */
  attempt: number;
  /** Attempts that count against the limit: those that ended because one of our servers was away do not. */
  tries: number;
  /** Wake-ups sent so far, and when the last one was; analyses of the version before do not say when. */
  wakes: number;
  wokenAt?: Date;
  /** Nobody may claim before this moment. */
  leaseUntil?: Date;
  uploadKey: string;
  photoKey: string;
  photoStored: boolean;
  extraPhotos?: WaitingPhoto[];
  /** Takes much memory or time to decode; analyses of the version before do not say. */
  large?: boolean;
  /** Kept, so that a later attempt does not look (and pay) again. */
  looked?: DetectedDog;
  /** What a paid provider answered, word for word, before anything was made of it. */
  rawAnswer?: string;
  /** The same of the photos beside the first one. */
  rawExtraAnswer?: string;
  /** Deleted when the analysis is finished: the report keeps what it needs. */
  answers: AnalysisRequest["answers"];
  subject?: AnalysisRequest["subject"];
  language: AnalysisRequest["language"];
  market: AnalysisRequest["market"];
  createdAt: Date;
  visit?: AnalysisRequest["visit"];
  /** Trace of the upload, so that later attempts can name it. */
  origin?: string;
  result?: AnalysisResult;
  failure?: ErrorCode;
  /** Where the dogs are, when it ended because there are several. */
  dogs?: VisionResult["dogs"];
  emergency?: LocalisedEmergency;
};

/** An analysis this worker has claimed; `attempt` is its fence. */
export type ClaimedAnalysis = Analysis & { state: "analysing" };
