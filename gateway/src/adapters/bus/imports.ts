import type { Bus } from "@hundeblick/kit/bus";
import { AppError, toAppError } from "@hundeblick/kit/errors";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import type { Imports } from "../../domain/imports/ports.ts";

export function importsOverBus(bus: Pick<Bus, "call">): Imports {
  const find = async (importId: string | null) => (await bus.call(catalogue.importState, { importId })).import;
  return {
    async stage(importId, piece) {
      await bus.call(catalogue.stageImport, { importId, ...piece });
    },
    preview: (wanted) => bus.call(catalogue.previewImport, wanted),
    async begin(wanted) {
      try {
        return await bus.call(catalogue.applyImport, wanted);
      } catch (error) {
        if (toAppError(error).code !== "timeout") throw error;
        // a call that timed out may have started it
        const begun = await find(wanted.importId);
        if (!begun) throw new AppError("unavailable", { cause: error });
        return begun;
      }
    },
    latest: () => find(null),
    async state(importId) {
      const found = await find(importId);
      if (!found) throw new AppError("not_found");
      return found;
    },
    beginUndo: (importId) => bus.call(catalogue.undoImport, { importId }),
  };
}
