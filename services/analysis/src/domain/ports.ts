import type { ErrorCode } from "@hundeblick/proto/errors";
import type { ConcernId } from "@hundeblick/proto/health/check";
import type { Finding } from "@hundeblick/proto/health/findings";
import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { PhotoQuality } from "@hundeblick/proto/health/photo-quality";
import type { PhotoSquare } from "@hundeblick/proto/health/photo-subject";
import type { VisionResult } from "@hundeblick/proto/health/vision";
import type { Stage } from "@hundeblick/proto/http/analysis";
import type { LocalisedEmergency } from "@hundeblick/proto/http/report";
import type { composeReport, readEmergency } from "@hundeblick/proto/rpc/report";
import type { ReplyOf, RequestOf } from "@hundeblick/proto/rpc/define";
import type { PhotoView } from "@hundeblick/proto/photo";
import type {
  Analysis,
  AnalysisRequest,
  AnalysisResult,
  ClaimedAnalysis,
  Progress,
  DetectedDog,
  PendingPhoto,
} from "./analysis.ts";
import type { NewAnalysisPlan } from "./new-analysis.ts";

/** The analyses. Writes of a worker are fenced: `false` means superseded or ended. @throws {AppError} unavailable */
export type Analyses = {
  /** Stores a new analysis or finds the one of the same request. @throws {AppError} idempotency_key_reused */
  accept(
    request: AnalysisRequest,
    plan: NewAnalysisPlan & { wakeAt: Date; photoUntil: Date },
  ): Promise<{ analysis: Analysis; repeated: boolean }>;
  find(id: string): Promise<Analysis | undefined>;
  /** Their states; unknown ones are missing. */
  progress(ids: readonly string[]): Promise<Progress[]>;
  claim(analysis: Analysis, until: Date, now: Date): Promise<ClaimedAnalysis | undefined>;
  renew(held: ClaimedAnalysis, until: Date): Promise<boolean>;
  reach(held: ClaimedAnalysis, stage: Stage, learned: InterimResult, until: Date): Promise<boolean>;
  saveRawAnswer(held: ClaimedAnalysis, raw: Pick<Analysis, "rawAnswer" | "rawExtraAnswer">): Promise<boolean>;
  /** Releases the job, to be claimed from `at` on. */
  release(held: ClaimedAnalysis, at: Date, counts: boolean): Promise<boolean>;
  complete(held: ClaimedAnalysis, result: AnalysisResult, now: Date): Promise<boolean>;
  fail(
    analysis: Analysis,
    end: { code: ErrorCode; emergency: LocalisedEmergency | null; dogs?: VisionResult["dogs"] },
    times: { now: Date; photoUntil: Date; expiresAt: Date },
  ): Promise<boolean>;
  /** Stalled analyses, longest first. */
  due(now: Date, limit: number): Promise<Analysis[]>;
  /** Records the nth wake-up of each, sent `now`, unless it was woken by another process or has ended. */
  countWakes(ids: readonly string[], n: number, times: { now: Date; nextAt: Date }): Promise<void>;
  /** These are still in the queue, so they are not due before `nextAt`. */
  postpone(ids: readonly string[], times: { now: Date; nextAt: Date }): Promise<void>;
  /** Makes one due at once. */
  makeDue(id: string, now: Date): Promise<void>;
  /** Deletes the document and returns the keys of its objects; null for an unknown one. */
  erase(id: string, photoUntil: Date): Promise<PhotoKeys | undefined>;
  /** The same, unless it was begun or acknowledged to another request: then `kept`. */
  eraseUnacknowledged(id: string, photoUntil: Date): Promise<PhotoKeys | "kept" | undefined>;
  expiredPhotos(now: Date, limit: number): Promise<PhotoKeys[]>;
  markPhotoDeleted(keys: PhotoKeys): Promise<void>;
  /** Which of these uploads an unfinished analysis still needs. */
  neededUploads(keys: readonly string[]): Promise<Set<string>>;
};
export type InterimResult = { photoStored?: true; looked?: DetectedDog; extraPhotos?: PendingPhoto[] };
export type PhotoKeys = Pick<Analysis, "id" | "uploadKey" | "photoKey" | "extraPhotos">;

/** @throws {AppError} photo_not_found, unavailable */
export type PhotoStore = {
  read(key: string): Promise<Buffer>;
  put(key: string, jpeg: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
  uploadsOlderThan(moment: Date): Promise<string[]>;
};

/** Image processing. */
export type PhotoLab = {
  /** One upright JPEG of at most 1,600 px, without metadata. @throws {AppError} a photo_* code; {DecodingEnded} */
  normalise: (upload: Buffer, about: { large: boolean }) => Promise<Buffer>;
  measure: (photo: Buffer) => Promise<PhotoQuality>;
  /** The square as a JPEG of its own. */
  crop: (photo: Buffer, square: PhotoSquare) => Promise<Buffer>;
};

/** The owner's answers that guide the provider; they are never reported as seen. */
export type OwnerHints = Pick<OwnerAnswers, "breed" | "ageMonths"> & { concerns?: ConcernId[]; words?: string };
export type VisionRequest = {
  photo: Buffer;
  hints: OwnerHints;
  /** The owner chose this dog, so several dogs are no reason to ask again. */
  isPointedAt?: boolean;
  /** Raw reply of an earlier attempt. */
  rawAnswer?: string;
  saveRawAnswer: (rawAnswer: string) => Promise<void>;
  signal: AbortSignal;
};
export type ExtraVisionRequest = Omit<VisionRequest, "photo"> & { photos: { view: PhotoView; photo: Buffer }[] };
export type SeenByView = Map<PhotoView, Finding[]>;
export type Vision = {
  /** Analyses one normalised photo. */
  detect: (request: VisionRequest) => Promise<VisionResult>;
  /** Findings of each extra photo; missing where a provider cannot describe them, null without a reply. */
  describe?: (request: ExtraVisionRequest) => Promise<SeenByView | null>;
};

/** @throws {AppError} unavailable, timeout */
export type Reports = {
  compose: (request: RequestOf<typeof composeReport>) => Promise<ReplyOf<typeof composeReport>>;
  /** The reported emergency; null without one. */
  emergency: (request: RequestOf<typeof readEmergency>) => Promise<LocalisedEmergency | null>;
};

/** Best effort: a lost wake-up is sent again by the next round. */
export type WakeUps = {
  send(analysis: Pick<Analysis, "id" | "origin">, wake: number): void;
  /** When the oldest undelivered wake-up was sent; null when there is none. @throws {AppError} unavailable */
  oldestPendingAt(): Promise<Date | null>;
};

export type Clock = () => Date;
