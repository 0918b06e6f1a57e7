import { z } from "zod";
import { MAX_FILE_PRODUCTS, ProductFile } from "../catalogue.ts";
import { ImportCounts, ImportMode, ImportPreview, ImportState } from "../catalogue-import.ts";

/**
 * Query of GET /api/admin/export: markets parted by commas. The answer is a {@link ProductFile} named
 * products-export-{date}.json.
 */
export const ExportQuery = z.strictObject({ markets: z.string().max(40) });
export type ExportQuery = z.infer<typeof ExportQuery>;

/** Largest import body, in bytes, and the deepest nesting in it. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
export const MAX_IMPORT_DEPTH = 20;

/** Body of POST /api/admin/import. The rows are looked at one by one later, so that every wrong one can be named. */
export const ImportBody = z.strictObject({
  data: ProductFile.extend({ products: z.array(z.unknown()).max(MAX_FILE_PRODUCTS) }),
  mode: ImportMode,
  dryRun: z.boolean().default(false),
});
export type ImportBody = z.input<typeof ImportBody>;

/**
 * Reply of POST /api/admin/import. `errors` are sentences that name row and field; with any of them nothing is changed.
 * A dry run has a `preview`; a real one a `state`, which says `applying` when a large file takes longer than a call
 * waits: ask GET /api/admin/import/{importId}.
 */
export const ImportReply = z.object({
  results: ImportCounts.extend({ errors: z.array(z.string()) }),
  preview: ImportPreview.nullable(),
  state: ImportState.nullable(),
});
export type ImportReply = z.infer<typeof ImportReply>;

/**
 * Reply of GET /api/admin/import (the latest; null when there was none), GET /api/admin/import/{importId} and POST
 * /api/admin/import/{importId}/undo.
 */
export const ImportStateReply = z.object({ import: ImportState.nullable() });
export type ImportStateReply = z.infer<typeof ImportStateReply>;
