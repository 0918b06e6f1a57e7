import type { ImportMode, ImportPreview, ImportState } from "@hundeblick/proto/http/catalogue-import";
import type { Id } from "@hundeblick/proto/ids";
import type { Market } from "@hundeblick/proto/language";
import type { Piece } from "./pieces.ts";

type WantedImport = { importId: Id; mode: ImportMode; markets: Market[] };

/** The catalogue's imports. */
export type Imports = {
  stage(importId: Id, piece: Piece): Promise<void>;
  preview(wanted: WantedImport): Promise<ImportPreview>;
  /**
   * @throws {AppError} unavailable when it did not start; conflict while another one runs, or after other changes than
   *   planned
   */
  begin(wanted: WantedImport & { by: string; digest?: string }): Promise<ImportState>;
  latest(): Promise<ImportState | null>;
  /** @throws {AppError} not_found */
  state(importId: Id): Promise<ImportState>;
  beginUndo(importId: Id): Promise<ImportState>;
};
