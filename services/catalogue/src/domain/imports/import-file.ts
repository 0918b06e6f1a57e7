import { AppError } from "@hundeblick/kit/errors";
import {
  type ImportMode,
  type ImportPreview,
  type ImportState,
  isUndoable,
} from "@hundeblick/proto/http/catalogue-import";
import type { Market } from "@hundeblick/proto/language";
import { differences } from "../differences.ts";
import type { Products } from "../ports.ts";
import { fieldChanges } from "./field-changes.ts";
import { planDigest } from "./plan-digest.ts";
import { planImport, type Plan } from "./plan-import.ts";
import type { Imports } from "./ports.ts";
import { readRows } from "./read-rows.ts";

type Deps = { products: Products; imports: Imports; now: () => Date };
type Wanted = { importId: string; mode: ImportMode; markets: Market[] };

/** Most problems and differences in a reply. */
const SHOWN = 200;

/** @throws {AppError} not_found when the file was not uploaded completely */
async function plan({ products, imports, now }: Deps, { importId, mode, markets }: Wanted): Promise<Plan> {
  const staged = await imports.staged(importId);
  if (!staged) throw new AppError("not_found");
  const { rows, problems } = readRows(staged, markets);
  const existing = await products.matching({
    internalIds: rows.map(({ product }) => product.internalId),
    asins: rows.flatMap(({ product }) => Object.values(product.markets).flatMap(({ asin }) => asin ?? [])),
    // a replacement removes what is not in the file
    soldOn: mode === "replace" ? markets : [],
  });
  const planned = planImport({ existing, rows, mode, markets, at: now().toISOString() });
  return { ...planned, problems: [...problems, ...planned.problems].toSorted((a, b) => a.row - b.row) };
}

/** Dry run: changes and problems. */
export async function previewImport(deps: Deps, wanted: Wanted): Promise<ImportPreview> {
  const { changes, unchanged, counts, problems } = await plan(deps, wanted);
  const shown = changes.slice(0, SHOWN).map((change) => {
    const { from, to } = change;
    const { internalId, baseName } = to ?? from ?? { internalId: "", baseName: "" };
    const fields = differences(from ?? {}, to ?? {});
    return {
      internalId,
      baseName,
      action: from ? (to ? ("update" as const) : ("remove" as const)) : ("add" as const),
      fields,
      changes: fieldChanges(change, fields),
    };
  });
  return {
    counts,
    digest: planDigest(changes),
    problemCount: problems.length,
    problems: problems.slice(0, SHOWN),
    differenceCount: changes.length,
    differences: shown,
    unchanged: unchanged.slice(0, SHOWN).map(({ internalId, baseName }) => ({ internalId, baseName })),
  };
}

/**
 * Writes the journal and starts the import; the same import again returns its progress.
 * @throws {AppError} invalid_request when the file is invalid; conflict while another import runs, or when it would make
 *   other changes than the dry run with this digest; unavailable when it could not start before `deadline`
 */
export async function applyImport(
  deps: Deps,
  { by, digest, ...wanted }: Wanted & { by: string; digest?: string | undefined },
  deadline: Date,
): Promise<ImportState> {
  const begun = await deps.imports.find(wanted.importId);
  if (begun) return begun;
  const { changes, counts, problems } = await plan(deps, wanted);
  const [first] = problems;
  if (first)
    throw new AppError("invalid_request", {
      details: { row: first.row, field: first.field, problems: problems.length },
    });
  if (digest !== undefined && digest !== planDigest(changes))
    throw new AppError("conflict", { details: { field: "plan" } });
  if (!(await deps.imports.begin({ ...wanted, by, at: deps.now(), counts }, changes, deadline)))
    throw new AppError("conflict");
  return found(deps, wanted.importId);
}

/** @throws {AppError} not_found; conflict unless it is the latest import, done, and its journal is kept */
export async function undoImport(deps: Pick<Deps, "imports" | "now">, importId: string): Promise<ImportState> {
  const asked = await found(deps, importId);
  if (asked.state === "undoing" || asked.state === "undone") return asked;
  const latest = await deps.imports.find(null);
  const isPossible =
    asked.state === "applied" && latest?.importId === importId && isUndoable(asked, deps.now().getTime());
  if (!isPossible || !(await deps.imports.beginUndo(importId))) throw new AppError("conflict");
  return found(deps, importId);
}

async function found({ imports }: Pick<Deps, "imports">, importId: string): Promise<ImportState> {
  const state = await imports.find(importId);
  if (!state) throw new AppError("not_found");
  return state;
}
