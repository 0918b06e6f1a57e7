import { handle } from "@hundeblick/kit/bus";
import type { Editable, Edited } from "@hundeblick/kit/editable";
import type { AdminClaimsReply, Claims } from "@hundeblick/proto/http/claims";
import * as contract from "@hundeblick/proto/rpc/catalogue";

/** The figures of the home page: read and edit. */
export const homeClaimEndpoints = ({ claims }: { claims: Editable<Claims> }) => ({
  claims: handle(contract.claims, async () => replyOf(await claims.read())),
  claimsSave: handle(contract.saveClaims, async (wanted) => replyOf(await claims.save(wanted.claims, wanted.version))),
});

const replyOf = ({ value, ...rest }: Edited<Claims>): AdminClaimsReply => ({ claims: value, ...rest });
