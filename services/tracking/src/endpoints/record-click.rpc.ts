import { handle } from "@hundeblick/kit/bus";
import { recordClick as contract } from "@hundeblick/proto/rpc/tracking";
import { recordClick, type RecordClickDeps } from "../domain/record-click.ts";

export const recordClickEndpoint = (deps: RecordClickDeps) => handle(contract, (request) => recordClick(deps, request));
