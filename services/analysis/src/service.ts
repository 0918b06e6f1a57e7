import type { Bus } from "@hundeblick/kit/bus";
import { analysePhotoJob } from "@hundeblick/proto/jobs/analyse-photo.v1";
import { analysisContract } from "@hundeblick/proto/rpc/analysis";
import { acceptPhoto } from "./domain/accept-photo.ts";
import { eraseAnalysis } from "./domain/erase-analysis.ts";
import { analysePhotoConsumer } from "./endpoints/analyse-photo.job.ts";
import type { AnalysisParts } from "./parts.ts";

/** Calls and job of this service. */
export async function serveAnalysis(
  bus: Pick<Bus, "serve" | "work">,
  parts: Omit<AnalysisParts, "events" | "figures">,
  { workers }: { workers: number },
): Promise<void> {
  const { analyses, now } = parts;
  await bus.serve(analysisContract, {
    start: (request) => acceptPhoto(parts, request),
    statuses: async ({ analysisIds }) => ({ analyses: await analyses.progress(analysisIds) }),
    erase: (request) => eraseAnalysis(parts, request),
  });
  await bus.work(analysePhotoJob, analysePhotoConsumer(parts), {
    concurrency: workers,
    onDead: ({ analysisId }) => analyses.makeDue(analysisId, now()),
  });
}
