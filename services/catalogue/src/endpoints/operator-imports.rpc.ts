import { handle } from "@hundeblick/kit/bus";
import * as contract from "@hundeblick/proto/rpc/catalogue";
import { applyImport, previewImport, undoImport } from "../domain/imports/import-file.ts";
import type { Imports } from "../domain/imports/ports.ts";
import type { Products } from "../domain/ports.ts";

export const operatorImportEndpoints = (deps: { products: Products; imports: Imports; now: () => Date }) => ({
  importStage: handle(contract.stageImport, async ({ importId, row, products }) => {
    await deps.imports.stage(importId, row, products);
    return { staged: true as const };
  }),
  importPreview: handle(contract.previewImport, (request) => previewImport(deps, request)),
  importApply: handle(contract.applyImport, (request, { deadline }) => applyImport(deps, request, deadline)),
  importState: handle(contract.importState, async ({ importId }) => ({ import: await deps.imports.find(importId) })),
  importUndo: handle(contract.undoImport, ({ importId }) => undoImport(deps, importId)),
});
