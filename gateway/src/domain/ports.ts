import type { Readable } from "node:stream";
import type { Bus } from "@hundeblick/kit/bus";
import type { Bytes } from "@hundeblick/kit/photo-file";
import type { Id } from "@hundeblick/proto/ids";
import type { PhotoView } from "@hundeblick/proto/photo";
import type { RequestOf, ReplyOf } from "@hundeblick/proto/rpc/define";
import type { AnalysisProgress, startAnalysis } from "@hundeblick/proto/rpc/analysis";

export type StartAnalysis = RequestOf<typeof startAnalysis>;
export type { AnalysisProgress };

/** Calls of the services, for use cases that only combine their replies: the contracts in `proto` are the port. */
export type Calls = Pick<Bus, "call">;

/** The analysis service. */
export type Analyses = {
  start(request: StartAnalysis): Promise<ReplyOf<typeof startAnalysis>>;
  /** @throws {AppError} analysis_not_found, unavailable, timeout */
  status(analysisId: Id): Promise<AnalysisProgress>;
  /** States of many; unknown ones are missing. @throws {AppError} unavailable, timeout */
  statuses(analysisIds: readonly Id[]): Promise<AnalysisProgress[]>;
  /** Withdraws a start without a reply; `kept` when it stays, with its photo. Idempotent. */
  withdraw(analysisId: Id): Promise<"erased" | "kept">;
};

/** The store of uploads. */
export type Incoming = {
  put(key: string, photo: { body: Readable; contentType: string; bytes: number }): Promise<void>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
};

/** One upload: an unlinked file, which is deleted when its handle is closed. */
export type SpoolFile = {
  /** Takes ownership of a chunk and buffers it. */
  append(chunk: Buffer): Promise<void>;
  /** Flushes buffered chunks: after the last one and before reading. */
  flush(): Promise<void>;
  readonly bytes: number;
  view(): Bytes;
  /** Overwrites existing bytes. */
  overwrite(at: number, bytes: Buffer): Promise<void>;
  /** The first `bytes` bytes. */
  stream(bytes: number): Readable;
  close(): Promise<void>;
};
/** A file in the spool, with its SHA-256. */
export type UploadedFile = { spool: SpoolFile; digest: string };
/** One multipart upload: its text fields, the first photo and the extra ones. */
export type Upload = {
  fields: ReadonlyMap<string, string>;
  photo: UploadedFile;
  extraPhotos: ReadonlyMap<PhotoView, UploadedFile>;
};
export type Spool = { create(): Promise<SpoolFile> };

/** Acts with a rate limit. */
export type LimitName =
  | "analyse"
  | "unlock"
  | "unlock_address"
  | "contact"
  | "click"
  | "event"
  | "check"
  | "answers"
  | "print"
  | "client_error";
export type Limits = {
  /**
   * Counts one request of this client.
   * @throws {AppError} too_many_requests with `retryAfterSeconds`; unavailable for a costly act without the counter
   */
  take(limit: LimitName, client: string): Promise<void>;
  /** Undoes a counted request. @throws {Error} while the counter is unreachable */
  giveBack(limit: LimitName, client: string): Promise<void>;
};
