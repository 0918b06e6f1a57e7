import type { Readable } from "node:stream";
import type { Bytes } from "@hundeblick/kit/photo-file";
import type { Id } from "@hundeblick/proto/ids";
import type { RequestOf, ReplyOf } from "@hundeblick/proto/rpc/define";
import type { AnalysisProgress, startAnalysis } from "@hundeblick/proto/rpc/analysis";

export type StartAnalysis = RequestOf<typeof startAnalysis>;
export type { AnalysisProgress };

/** The service that looks at photos. */
export type Analyses = {
  start(request: StartAnalysis): Promise<ReplyOf<typeof startAnalysis>>;
  /** @throws {AppError} analysis_not_found, unavailable, timeout */
  status(analysisId: Id): Promise<AnalysisProgress>;
  /** Where many stand; one that is not there is missing. @throws {AppError} unavailable, timeout */
  statuses(analysisIds: readonly Id[]): Promise<AnalysisProgress[]>;
  /**
   * Takes back a start that nobody heard the end of; `kept` when it stays, and with it its photo. The same again is
   * fine.
   */
  takeBack(analysisId: Id): Promise<"gone" | "kept">;
};

/** Where uploads wait for the analysis. */
export type Incoming = {
  put(key: string, photo: { body: Readable; contentType: string; bytes: number }): Promise<void>;
  /** The same again is fine. */
  remove(key: string): Promise<void>;
};

/** One upload on its way: a file without a name, which vanishes with its handle. */
export type SpoolFile = {
  /** Takes a chunk over, which must not be used afterwards; written is it when there are enough of them. */
  append(chunk: Buffer): Promise<void>;
  /** Writes what was appended and is not written yet: after the last chunk and before anything is read. */
  flush(): Promise<void>;
  readonly bytes: number;
  look(): Bytes;
  /** Writes over what is there already. */
  overwrite(at: number, bytes: Buffer): Promise<void>;
  /** The first `bytes` bytes. */
  stream(bytes: number): Readable;
  close(): Promise<void>;
};
export type Spool = { create(): Promise<SpoolFile> };

/** Things a client may only do so often. */
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
   * Uses one turn of this client, or says no.
   * @throws {AppError} too_many_requests with `retryAfterSeconds`; unavailable for a costly act while the counter is
   * unreachable
   */
  take(limit: LimitName, client: string): Promise<void>;
  /** Takes a used turn back. @throws {Error} while the counter is unreachable */
  giveBack(limit: LimitName, client: string): Promise<void>;
};
