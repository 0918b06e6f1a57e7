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

/** Result for a photo with a dog. */
export type DetectedDog = VisionResult & { verdict: "dog" };
/** Verdict on a photo without a report. */
export type RejectedPhoto = { verdict: Exclude<VisionResult["verdict"], "dog">; dogs?: VisionResult["dogs"] };

/** An extra photo; it never decides whether there is a report. */
export type PendingPhoto = {
  view: PhotoView;
  uploadKey: string;
  photoKey: string;
  large: boolean;
  state: "waiting" | "stored" | "unreadable";
};

/** One photo's analysis. The document is the job, with everything another worker needs to continue. */
export type Analysis = {
  id: string;
  state: AnalysisState;
  stage: Stage;
  /** Fencing token: increases with every claim; writes of an older attempt are rejected. */
  attempt: number;
  /** Attempts that count against the limit; those ended by our outages do not. */
  tries: number;
  /** Wake-ups sent, and the time of the last one (missing from the previous version). */
  wakes: number;
  wokenAt?: Date;
  /** Not claimable before this moment. */
  leaseUntil?: Date;
  uploadKey: string;
  photoKey: string;
  photoStored: boolean;
  extraPhotos?: PendingPhoto[];
  /** Needs much memory or time to decode; missing from the previous version. */
  large?: boolean;
  /** Stored so that a later attempt does not call (and pay) again. */
  looked?: DetectedDog;
  /** Raw reply of a paid provider. */
  rawAnswer?: string;
  /** Raw reply about the extra photos. */
  rawExtraAnswer?: string;
  /** Deleted at the end: the report stores what it needs. */
  answers: AnalysisRequest["answers"];
  subject?: AnalysisRequest["subject"];
  language: AnalysisRequest["language"];
  market: AnalysisRequest["market"];
  createdAt: Date;
  visit?: AnalysisRequest["visit"];
  /** Trace of the upload, linked from later attempts. */
  origin?: string;
  result?: AnalysisResult;
  failure?: ErrorCode;
  /** Positions of the dogs if it ended as several_dogs. */
  dogs?: VisionResult["dogs"];
  emergency?: LocalisedEmergency;
};

/** An analysis claimed by this worker; `attempt` is its fence. */
export type ClaimedAnalysis = Analysis & { state: "analysing" };
