import { handle } from "@hundeblick/kit/bus";
import { alertOperators as contract } from "@hundeblick/proto/rpc/mail";
import { type AlertDeps, alertOperators } from "../domain/alert-operators.ts";

export const alertOperatorsEndpoint = (deps: AlertDeps) => handle(contract, (request) => alertOperators(deps, request));
