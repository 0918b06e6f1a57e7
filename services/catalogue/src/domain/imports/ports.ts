import type { ImportCounts, ImportMode, ImportState } from "@hundeblick/proto/http/catalogue-import";
import type { Market } from "@hundeblick/proto/language";
import type { Change } from "./change.ts";

type NewImport = {
  importId: string;
  mode: ImportMode;
  markets: Market[];
  by: string;
  at: Date;
  counts: ImportCounts;
};

/** Uploaded files, and the journal of an import's changes, used to finish it after a crash and to undo it. */
export type Imports = {
  stage(importId: string, row: number, products: readonly unknown[]): Promise<void>;
  /** The whole staged file in order; null when a chunk is missing. */
  staged(importId: string): Promise<unknown[] | null>;
  /**
   * Writes the journal, then before the deadline the import as running. False when another runs.
   * @throws {AppError} unavailable
   */
  begin(started: NewImport, changes: readonly Change[], deadline: Date): Promise<boolean>;
  /** One import, or the latest. */
  find(importId: string | null): Promise<ImportState | null>;
  beginUndo(importId: string): Promise<boolean>;
  /** A running import without a worker, leased for a minute; null when there is none. */
  claim(now: Date): Promise<HeldImport | null>;
  changes(importId: string): Promise<Change[]>;
};

/** An import and its worker's writes. @throws {Error} once another worker has taken it over */
type HeldImport = ImportState & {
  /** Records progress and renews the lease. */
  recordDone(done: number, now: Date): Promise<void>;
  finish(state: "applied" | "undone" | "failed", kept: number): Promise<void>;
};

/** Moves many products from one state to another. */
export type Transition = {
  /**
   * Applies every change whose product is still in its first state, in any order of ASINs; returns those not applied.
   * Idempotent: `run` marks what this run wrote.
   */
  run(
    changes: readonly Change[],
    run: string,
    onProgress: (done: number) => Promise<void>,
  ): Promise<{ refused: Change[] }>;
  /** Gives products that somebody changed during this run the ASINs back that it had released, unless now used. */
  giveBack(refused: readonly Change[], changes: readonly Change[]): Promise<void>;
};
