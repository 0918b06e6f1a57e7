import { handle } from "@hundeblick/kit/bus";
import { answerFollowUp as answerCall, orderFollowUp as orderCall } from "@hundeblick/proto/rpc/report";
import { answerFollowUp, type FollowUpDeps, orderFollowUp } from "../domain/follow-up.ts";

export const orderFollowUpEndpoint = (deps: FollowUpDeps) =>
  handle(orderCall, (request) => orderFollowUp(deps, request));

export const answerFollowUpEndpoint = (deps: Pick<FollowUpDeps, "reports" | "now">) =>
  handle(answerCall, (request) => answerFollowUp(deps, request));
