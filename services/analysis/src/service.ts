import type { Bus } from "@hundeblick/kit/bus";
import { analysePhotoJob } from "@hundeblick/proto/jobs/analyse-photo.v1";
import { analysisContract } from "@hundeblick/proto/rpc/analysis";
import { analysePhotoConsumer } from "./endpoints/analyse-photo.job.ts";
import { analysisStatusesEndpoint } from "./endpoints/analysis-status.rpc.ts";
import { eraseAnalysisEndpoint } from "./endpoints/erase-analysis.rpc.ts";
import { startAnalysisEndpoint } from "./endpoints/start-analysis.rpc.ts";
import type { AnalysisParts } from "./parts.ts";

/** Calls and job of this service. */
export async function serveAnalysis(
  bus: Pick<Bus, "serve" | "work">,
  parts: AnalysisParts,
  { workers }: { workers: number },
): Promise<void> {
  await bus.serve(analysisContract, {
    start: startAnalysisEndpoint(parts),
    statuses: analysisStatusesEndpoint(parts),
    erase: eraseAnalysisEndpoint(parts),
  });
  await bus.work(analysePhotoJob, analysePhotoConsumer(parts), {
    concurrency: workers,
    onDead: ({ analysisId }) => parts.analyses.makeDue(analysisId, parts.now()),
  });
}
