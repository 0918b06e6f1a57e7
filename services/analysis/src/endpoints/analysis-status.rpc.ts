import { handle } from "@hundeblick/kit/bus";
import { analysisStatus } from "@hundeblick/proto/rpc/analysis";
import type { Analyses } from "../domain/ports.ts";
import { tellStatus } from "../domain/tell-status.ts";

export const analysisStatusEndpoint = (deps: { analyses: Analyses }) => handle(analysisStatus, ({ analysisId }) => tellStatus(deps, analysisId));
