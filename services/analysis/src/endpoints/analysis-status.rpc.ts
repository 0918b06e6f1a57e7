import { handle } from "@hundeblick/kit/bus";
import { analysisStatus, analysisStatuses } from "@hundeblick/proto/rpc/analysis";
import type { Analyses } from "../domain/ports.ts";
import { tellStatus } from "../domain/tell-status.ts";

type StatusDeps = { analyses: Pick<Analyses, "progress"> };

export const analysisStatusEndpoint = (deps: StatusDeps) => handle(analysisStatus, ({ analysisId }) => tellStatus(deps, analysisId));
export const analysisStatusesEndpoint = ({ analyses }: StatusDeps) => handle(analysisStatuses, async ({ analysisIds }) => ({ analyses: await analyses.progress(analysisIds) }));
