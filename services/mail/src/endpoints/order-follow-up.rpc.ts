import { handle } from "@hundeblick/kit/bus";
import { mailFollowUp } from "@hundeblick/proto/rpc/mail";
import { type FollowUpDeps, orderFollowUp } from "../domain/order-follow-up.ts";

export const orderFollowUpEndpoint = (deps: FollowUpDeps) =>
  handle(mailFollowUp, async (request) => {
    await orderFollowUp(deps, request);
    return { ordered: true as const };
  });
