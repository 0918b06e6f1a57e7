import { z } from "zod";
import { MAX_FILE_PRODUCTS, ProductFile } from "../catalogue.ts";
import { ImportCounts, ImportMode, ImportPreview, ImportState } from "../catalogue-import.ts";

/** Query of GET /api/admin/export: comma-separated markets. Replies with a {@link ProductFile}. */
export const ExportQuery = z.strictObject({ markets: z.string().max(40) });
export type ExportQuery = z.infer<typeof ExportQuery>;

/** Largest import body in bytes, and its deepest nesting. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
export const MAX_IMPORT_DEPTH = 20;

/** Body of POST /api/admin/import. Rows are validated later, one by one, to report every invalid one. */
export const ImportBody = z.strictObject({
  data: ProductFile.extend({ products: z.array(z.unknown()).max(MAX_FILE_PRODUCTS) }),
  mode: ImportMode,
  dryRun: z.boolean().default(false),
  /** The dry run's; `conflict` with the field `plan` when the import would now make other changes. */
  digest: z.string().min(1).max(64).optional(),
});
export type ImportBody = z.input<typeof ImportBody>;

/**
 * Reply of POST /api/admin/import. `errors` name row and field; with any of them nothing is changed. A dry run has a
 * `preview`, a real one a `state`: poll GET /api/admin/import/{importId} while it is `applying`.
 */
export const ImportReply = z.object({
  results: ImportCounts.extend({ errors: z.array(z.string()) }),
  preview: ImportPreview.nullable(),
  state: ImportState.nullable(),
});
export type ImportReply = z.infer<typeof ImportReply>;

/** Reply of GET /api/admin/import (the latest, or null), GET /api/admin/import/{importId} and POST …/undo. */
export const ImportStateReply = z.object({ import: ImportState.nullable() });
export type ImportStateReply = z.infer<typeof ImportStateReply>;
