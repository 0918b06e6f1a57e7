import { z } from "zod";
import { Id, Instant } from "../ids.ts";
import { Market } from "../language.ts";

/**
 * merge: updates given fields, adds unknown ones. add-new: only adds. replace: makes the file's markets equal the file.
 */
export const IMPORT_MODES = ["merge", "add-new", "replace"] as const;
export const ImportMode = z.enum(IMPORT_MODES);
export type ImportMode = z.infer<typeof ImportMode>;

export const ImportCounts = z.object({
  productsAdded: z.int(),
  productsUpdated: z.int(),
  productsSkipped: z.int(),
  productsRemoved: z.int(),
  marketsAdded: z.int(),
  marketsUpdated: z.int(),
  marketsRemoved: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** An error in a file; rows count from 1. */
export const ImportProblem = z.object({ row: z.int().min(1), field: z.string(), problem: z.string() });
export type ImportProblem = z.infer<typeof ImportProblem>;

/** One field before and after, abbreviated; null: no value. `markets.de` is a whole listing. */
export const FieldChange = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });
export type FieldChange = z.infer<typeof FieldChange>;

/** Planned change of one product; `fields` are all changed names, `changes` the first of them with values. */
export const ImportDifference = z.object({
  internalId: z.string(),
  baseName: z.string(),
  action: z.enum(["add", "update", "remove"]),
  fields: z.array(z.string()),
  changes: z.array(FieldChange).max(12).default([]),
});
export type ImportDifference = z.infer<typeof ImportDifference>;

/** A dry run. The lists are cut off, the counts are of all; `unchanged` are products that would not change. */
export const ImportPreview = z.object({
  counts: ImportCounts,
  /** Of the planned changes; an import with it makes exactly these. */
  digest: z.string().max(64),
  problemCount: z.int(),
  problems: z.array(ImportProblem).max(200),
  differenceCount: z.int(),
  differences: z.array(ImportDifference).max(200),
  unchanged: z
    .array(ImportDifference.pick({ internalId: true, baseName: true }))
    .max(200)
    .default([]),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportState = z.object({
  importId: Id,
  mode: ImportMode,
  markets: z.array(Market),
  /** failed: somebody changed a product in the meantime, and everything was rolled back. */
  state: z.enum(["applying", "applied", "undoing", "undone", "failed"]),
  by: z.string(),
  startedAt: Instant,
  counts: ImportCounts,
  /** Progress in products. */
  progress: z.object({ done: z.int(), total: z.int() }),
  /** Products an undo skipped because somebody had changed them since. */
  kept: z.int(),
});
export type ImportState = z.infer<typeof ImportState>;

/** Days for which journals of imports are kept. */
export const JOURNAL_DAYS = 90;
const DAY_MS = 86_400_000;
/** False when the journal may expire during an undo. */
export const isUndoable = ({ startedAt }: Pick<ImportState, "startedAt">, now: number): boolean =>
  now - Date.parse(startedAt) < (JOURNAL_DAYS - 1) * DAY_MS;
