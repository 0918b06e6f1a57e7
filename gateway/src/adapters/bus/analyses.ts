import DataLoader from "dataloader";
import type { Bus } from "@hundeblick/kit/bus";
import { AppError } from "@hundeblick/kit/errors";
import type { Id } from "@hundeblick/proto/ids";
import { analysisStatuses, eraseAnalysis, startAnalysis, STATUSES_AT_ONCE } from "@hundeblick/proto/rpc/analysis";
import type { Analyses, AnalysisProgress } from "../../domain/ports.ts";

/** The analysis service, asked over the bus. */
export function analysesOverBus(bus: Pick<Bus, "call">): Analyses {
  // What is asked in the same turn of the event loop goes out as one call: the more people wait, the less each of them costs.
  const asked = new DataLoader<Id, AnalysisProgress>(async (ids) => {
    const { analyses } = await bus.call(analysisStatuses, { analysisIds: Array.from(new Set(ids)) });
    const found = new Map(analyses.map((progress) => [progress.analysisId, progress]));
    return ids.map((id) => found.get(id) ?? new AppError("analysis_not_found"));
  }, { cache: false, maxBatchSize: STATUSES_AT_ONCE, batchScheduleFn: setImmediate });

  return {
    start: (request) => bus.call(startAnalysis, request),
    status: (analysisId) => asked.load(analysisId),
    statuses: async (analysisIds) => (await asked.loadMany(analysisIds)).filter(isThere),
    async takeBack(analysisId) {
      const { kept = false } = await bus.call(eraseAnalysis, { analysisId, unheardOnly: true });
      return kept ? "kept" : "gone";
    },
  };
}

function isThere(answer: AnalysisProgress | Error): answer is AnalysisProgress {
  if (!(answer instanceof Error)) return true;
  if (answer instanceof AppError && answer.code === "analysis_not_found") return false;
  throw answer;
}
