import { handle } from "@hundeblick/kit/bus";
import { recordEvent as contract } from "@hundeblick/proto/rpc/tracking";
import { recordEvent, type RecordEventDeps } from "../domain/record-event.ts";

export const recordEventEndpoint = (deps: RecordEventDeps) => handle(contract, (request) => recordEvent(deps, request));
