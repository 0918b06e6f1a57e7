import { handle } from "@hundeblick/kit/bus";
import * as contract from "@hundeblick/proto/rpc/catalogue";
import { type ClaimDeps, homeClaims, saveHomeClaims } from "../domain/home-claims.ts";

/** The figures of the home page: read and edit. */
export const homeClaimEndpoints = (deps: ClaimDeps) => ({
  claims: handle(contract.claims, () => homeClaims(deps)),
  claimsSave: handle(contract.saveClaims, (request) => saveHomeClaims(deps, request)),
});
