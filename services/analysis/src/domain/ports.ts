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
  WaitingPhoto,
} from "./analysis.ts";

/**
 * The analyses. Every write of a worker is fenced by its attempt: `false` means a newer attempt, or the end, came
 * first.
 * @throws {AppError} unavailable
 */
export type Analyses = {
  /**
   * Stores a new analysis, or finds the one this request was already accepted as.
   * @throws {AppError} idempotency_key_reused when its key was used with other content
   */
  accept(
    request: AnalysisRequest,
    plan: { photoKey: string; extraPhotos?: WaitingPhoto[]; now: Date; wakeAt: Date; photoUntil: Date },
  ): Promise<{ analysis: Analysis; repeated: boolean }>;
  find(id: string): Promise<Analysis | undefined>;
  /** Where these stand; those that are not there are left out. */
  progress(ids: readonly string[]): Promise<Progress[]>;
  claim(analysis: Analysis, until: Date, now: Date): Promise<ClaimedAnalysis | undefined>;
  renew(held: ClaimedAnalysis, until: Date): Promise<boolean>;
  reach(held: ClaimedAnalysis, stage: Stage, learned: Learned, until: Date): Promise<boolean>;
  saveRawAnswer(held: ClaimedAnalysis, raw: Pick<Analysis, "rawAnswer" | "rawExtraAnswer">): Promise<boolean>;
  /** Gives the job back, to be claimed from `at` on. */
  release(held: ClaimedAnalysis, at: Date, counts: boolean): Promise<boolean>;
  complete(held: ClaimedAnalysis, result: AnalysisResult, now: Date): Promise<boolean>;
  fail(
    analysis: Analysis,
    end: { code: ErrorCode; emergency: LocalisedEmergency | null; dogs?: VisionResult["dogs"] },
    times: { now: Date; photoUntil: Date },
  ): Promise<boolean>;
  /** Unfinished ones that somebody should have worked on by now, longest waiting first. */
  due(now: Date, limit: number): Promise<Analysis[]>;
  /**
   * Notes a wake-up, the nth of each of these, sent `now`; those that another process woke or that are finished stay
   * as they are.
   */
  countWakes(ids: readonly string[], n: number, times: { now: Date; nextAt: Date }): Promise<void>;
  /** These wait in the queue: those still due need nobody before `nextAt`. */
  postpone(ids: readonly string[], times: { now: Date; nextAt: Date }): Promise<void>;
  /** Lets the next round of waking decide about this one at once. */
  makeDue(id: string, now: Date): Promise<void>;
  /** Deletes everything but the keys of its objects; nothing when there is nothing. */
  erase(id: string, photoUntil: Date): Promise<PhotoKeys | undefined>;
  /** The same, unless it was begun or acknowledged to somebody whose upload had the same key: then `kept`. */
  eraseUnacknowledged(id: string, photoUntil: Date): Promise<PhotoKeys | "kept" | undefined>;
  expiredPhotos(now: Date, limit: number): Promise<PhotoKeys[]>;
  markPhotoDeleted(keys: PhotoKeys): Promise<void>;
  /** Which of these uploads an unfinished analysis still needs. */
  neededUploads(keys: readonly string[]): Promise<Set<string>>;
};
export type Learned = { photoStored?: true; looked?: DetectedDog; extraPhotos?: WaitingPhoto[] };
export type PhotoKeys = Pick<Analysis, "id" | "uploadKey" | "photoKey" | "extraPhotos">;

/** @throws {AppError} photo_not_found, unavailable */
export type PhotoStore = {
  read(key: string): Promise<Buffer>;
  put(key: string, jpeg: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
  uploadsOlderThan(moment: Date): Promise<string[]>;
};

/** Work on pixels. */
export type PhotoLab = {
  /** One upright JPEG of at most 1,600 px, without metadata. @throws {AppError} a photo_* code; {DecodingEnded} */
  normalise: (upload: Buffer, about: { large: boolean }) => Promise<Buffer>;
  measure: (photo: Buffer) => Promise<PhotoQuality>;
  /** The square as a JPEG of its own. */
  crop: (photo: Buffer, square: PhotoSquare) => Promise<Buffer>;
};

/** What of the owner's answers helps looking: it says where to look closely, and is never reported as seen. */
export type OwnerHints = Pick<OwnerAnswers, "breed" | "ageMonths"> & { concerns?: ConcernId[]; words?: string };
export type VisionRequest = {
  photo: Buffer;
  hints: OwnerHints;
  /** The owner pointed at this dog: others beside it are nothing to ask about. */
  isPointedAt?: boolean;
  /** An answer an earlier attempt paid for. */
  rawAnswer?: string;
  keepAnswer: (rawAnswer: string) => Promise<void>;
  signal: AbortSignal;
};
export type ExtraVisionRequest = Omit<VisionRequest, "photo"> & { photos: { view: PhotoView; photo: Buffer }[] };
export type SeenByView = Map<PhotoView, Finding[]>;
export type Vision = {
  /** Looks at one normalised photo. */
  detect: (request: VisionRequest) => Promise<VisionResult>;
  /**
   * What is seen in each of the photos beside it; missing where a provider cannot judge such photos, null without an
   * answer.
   */
  describe?: (request: ExtraVisionRequest) => Promise<SeenByView | null>;
};

/** @throws {AppError} unavailable, timeout */
export type Reports = {
  compose: (request: RequestOf<typeof composeReport>) => Promise<ReplyOf<typeof composeReport>>;
  /** What the owner reported that cannot wait; null for nothing. */
  emergency: (request: RequestOf<typeof readEmergency>) => Promise<LocalisedEmergency | null>;
};

/** A wake-up is a courtesy: one that is lost is sent again by the next round of waking. */
export type WakeUps = {
  send(analysis: Pick<Analysis, "id" | "origin">, wake: number): void;
  /**
   * When the oldest of those was sent that no worker has taken yet; null when all are taken. @throws {AppError}
   * unavailable
   */
  oldestPendingAt(): Promise<Date | null>;
};

export type Clock = () => Date;
