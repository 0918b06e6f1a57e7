import type { ImportState } from "@hundeblick/proto/http/catalogue-import";
import type { Id } from "@hundeblick/proto/ids";
import { undoImport as undoCall } from "@hundeblick/proto/rpc/catalogue";
import { audited } from "../operators/audited.ts";
import type { Operator } from "../operators/ports.ts";
import { changedCounts, type ImportDeps, settled } from "./settled.ts";

/** Undoes the latest import. @throws {AppError} conflict when it is not the latest, or still runs */
export const undoImport = (deps: ImportDeps, importId: Id, operator: Operator): Promise<ImportState> =>
  audited(
    deps.audit,
    { operatorId: operator.id, action: "catalogue.import-undo", subject: importId },
    async () => settled(deps, await deps.bus.call(undoCall, { importId })),
    changedCounts,
  );
