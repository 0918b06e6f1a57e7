import { AppError } from "@hundeblick/kit/errors";
import type { ImportMode, ImportPreview, ImportState } from "@hundeblick/proto/http/catalogue-import";
import { type Id, newId } from "@hundeblick/proto/ids";
import type { Market } from "@hundeblick/proto/language";
import { audited } from "../operators/audited.ts";
import type { Operator } from "../operators/ports.ts";
import { piecesOf } from "./pieces.ts";
import { changedCounts, type ImportDeps, settled } from "./settled.ts";

/** Most errors in a reply. */
const NAMED = 50;

/** `digest`: of an earlier dry run, whose changes are the only ones to be made. */
export type ImportFile = {
  products: unknown[];
  markets: Market[];
  mode: ImportMode;
  dryRun: boolean;
  digest?: string | undefined;
};
export type Imported = { preview: ImportPreview; errors: string[]; state: ImportState | null };

export const rejectedFile = (problems: string[]): AppError => new AppError("file_refused", { details: { problems } });

/**
 * Imports a file, all or nothing, after a dry run. `state` is null for a dry run.
 * @throws {AppError} file_refused naming rows; conflict when a product changed in the meantime
 */
export async function importFile(deps: ImportDeps, file: ImportFile, operator: Operator): Promise<Imported> {
  const { mode, markets } = file;
  const importId = newId();
  await stage(deps, importId, file.products);
  const preview = await deps.imports.preview({ importId, mode, markets });
  const errors = preview.problems.map(({ row, field, problem }) => `Row ${row}, ${field}: ${problem}`);
  if (file.dryRun) return { preview, errors, state: null };
  if (preview.problemCount > 0) throw rejectedFile(errors.slice(0, NAMED));

  const digest = file.digest ?? preview.digest;
  const action = { operatorId: operator.id, action: `catalogue.import.${mode}`, subject: importId };
  const run = async (): Promise<ImportState> => {
    const wanted = { importId, mode, markets, by: operator.email };
    const result = await settled(deps, await deps.imports.begin({ ...wanted, ...(digest && { digest }) }));
    if (result.state === "failed") throw new AppError("conflict");
    return result;
  };
  const state = await audited(deps.audit, action, run, changedCounts);
  return { preview, errors, state };
}

async function stage({ imports }: ImportDeps, importId: Id, products: unknown[]): Promise<void> {
  const pieces = piecesOf(products);
  if (!Array.isArray(pieces)) throw rejectedFile([`Row ${pieces.tooLongRow}, product: its texts are too long`]);
  for (const piece of pieces) await imports.stage(importId, piece);
}
