import { handle } from "@hundeblick/kit/bus";
import { analysisStatuses } from "@hundeblick/proto/rpc/analysis";
import type { Analyses } from "../domain/ports.ts";

type StatusDeps = { analyses: Pick<Analyses, "progress"> };

export const analysisStatusesEndpoint = ({ analyses }: StatusDeps) =>
  handle(analysisStatuses, async ({ analysisIds }) => ({ analyses: await analyses.progress(analysisIds) }));
