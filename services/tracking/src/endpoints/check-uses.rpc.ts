import { handle } from "@hundeblick/kit/bus";
import * as contract from "@hundeblick/proto/rpc/tracking";
import { type CheckUseDeps, recordCheckUse, showCheckUses } from "../domain/check-uses.ts";

/** Use of concerns, checks and words: recorded by visitors' browsers, read by operators. */
export const checkUseEndpoints = (deps: CheckUseDeps) => ({
  checkUse: handle(contract.recordCheckUse, (request) => recordCheckUse(deps, request)),
  checkUses: handle(contract.checkUses, (request) => showCheckUses(deps, request)),
});
