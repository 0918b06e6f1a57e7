import type { ImportCounts, ImportMode, ImportState } from "@hundeblick/proto/http/catalogue-import";
import type { Market } from "@hundeblick/proto/language";
import type { Change } from "./change.ts";

export type NewImport = {
  importId: string;
  mode: ImportMode;
  markets: Market[];
  by: string;
  at: Date;
  counts: ImportCounts;
};

/**
 * Files on their way in, and the journal of what an import changes: enough to finish it after a crash and to take it
 * back.
 */
export type Imports = {
  stage(importId: string, row: number, products: readonly unknown[]): Promise<void>;
  /** The whole staged file in order; null when nothing is there or a piece is missing. */
  staged(importId: string): Promise<unknown[] | null>;
  /**
   * Writes the journal, then, unless the deadline is over, the import as running. False when another import runs.
   * @throws {AppError} unavailable
   */
  begin(started: NewImport, changes: readonly Change[], deadline: Date): Promise<boolean>;
  /** One import, or the latest. */
  find(importId: string | null): Promise<ImportState | null>;
  beginUndo(importId: string): Promise<boolean>;
  /** A running import nobody works on, held for a minute; null when there is none. */
  claim(now: Date): Promise<ImportState | null>;
  changes(importId: string): Promise<Change[]>;
  /** Says how far it is, and holds it for another minute. */
  progress(importId: string, done: number, now: Date): Promise<void>;
  finish(importId: string, state: "applied" | "undone" | "failed", kept: number): Promise<void>;
};

/** Moves many products from one state to another. */
export type Transition = {
  /**
   * Takes every change whose product is still in its first state, in any order of ASINs; those that cannot be taken
   * stay as they were and are given back. Repeating is fine: `run` names this run, and what it wrote is known by the
   * name.
   */
  run(
    changes: readonly Change[],
    run: string,
    onProgress: (done: number) => Promise<void>,
  ): Promise<{ refused: Change[] }>;
};
