import { AppError, toAppError } from "@hundeblick/kit/errors";
import type { ImportMode, ImportPreview, ImportState } from "@hundeblick/proto/http/catalogue-import";
import { type Id, newId } from "@hundeblick/proto/ids";
import type { Market } from "@hundeblick/proto/language";
import type { RequestOf } from "@hundeblick/proto/rpc/define";
import { applyImport, importState, previewImport, stageImport } from "@hundeblick/proto/rpc/catalogue";
import { audited } from "../operators/audited.ts";
import type { Operator } from "../operators/ports.ts";
import type { Calls } from "../ports.ts";
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
  const preview = await deps.bus.call(previewImport, { importId, mode, markets });
  const errors = preview.problems.map(({ row, field, problem }) => `Row ${row}, ${field}: ${problem}`);
  if (file.dryRun) return { preview, errors, state: null };
  if (preview.problemCount > 0) throw rejectedFile(errors.slice(0, NAMED));

  const digest = file.digest ?? preview.digest;
  const action = { operatorId: operator.id, action: `catalogue.import.${mode}`, subject: importId };
  const run = async (): Promise<ImportState> => {
    const wanted = { importId, mode, markets, by: operator.email, digest };
    const result = await settled(deps, await begin(deps.bus, wanted));
    if (result.state === "failed") throw new AppError("conflict");
    return result;
  };
  const state = await audited(deps.audit, action, run, changedCounts);
  return { preview, errors, state };
}

/**
 * @throws {AppError} unavailable when it did not start; conflict while another one runs, or after other changes than
 *   planned
 */
async function begin(bus: Calls, wanted: RequestOf<typeof applyImport>): Promise<ImportState> {
  try {
    return await bus.call(applyImport, wanted);
  } catch (error) {
    if (toAppError(error).code !== "timeout") throw error;
    // a call that timed out may have started it
    const begun = (await bus.call(importState, { importId: wanted.importId })).import;
    if (!begun) throw new AppError("unavailable", { cause: error });
    return begun;
  }
}

async function stage({ bus }: ImportDeps, importId: Id, products: unknown[]): Promise<void> {
  const pieces = piecesOf(products);
  if (!Array.isArray(pieces)) throw rejectedFile([`Row ${pieces.tooLongRow}, product: its texts are too long`]);
  for (const piece of pieces) await bus.call(stageImport, { importId, ...piece });
}
