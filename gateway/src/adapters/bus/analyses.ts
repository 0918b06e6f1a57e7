import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import type { Bus } from "@hundeblick/kit/bus";
import { AppError } from "@hundeblick/kit/errors";
import type { Id } from "@hundeblick/proto/ids";
import { analysisStatuses, eraseAnalysis, startAnalysis, MAX_STATUSES } from "@hundeblick/proto/rpc/analysis";
import type { Analyses, AnalysisProgress } from "../../domain/ports.ts";

/** Cache time of a reply for all clients: a fifth of the polling interval. */
const FRESH_MS = 400;
const MAX_CACHED = 10_000;

/** The analysis service over the bus. */
export function analysesOverBus(bus: Pick<Bus, "call">): Analyses {
  const fetchProgress = async (ids: readonly Id[]): Promise<AnalysisProgress[]> =>
    (await bus.call(analysisStatuses, { analysisIds: Array.from(ids) })).analyses;
  // requests of the same turn of the event loop are batched into one call
  const asked = new DataLoader<Id, AnalysisProgress>(
    async (ids) => {
      const found = new Map((await fetchProgress(ids)).map((progress) => [progress.analysisId, progress]));
      return ids.map((id) => found.get(id) ?? new AppError("analysis_not_found"));
    },
    { cache: false, maxBatchSize: MAX_STATUSES, batchScheduleFn: setImmediate },
  );
  // before the loader, whose own cache replies a turn later
  const fresh = new LRUCache<Id, Promise<AnalysisProgress>>({ max: MAX_CACHED, ttl: FRESH_MS });

  return {
    start: (request) => bus.call(startAnalysis, request),
    status(analysisId) {
      const known = fresh.get(analysisId);
      if (known) return known;
      const answer = asked.load(analysisId);
      fresh.set(analysisId, answer);
      answer.catch(() => fresh.delete(analysisId));
      return answer;
    },
    async statuses(analysisIds) {
      const starts = Array.from({ length: Math.ceil(analysisIds.length / MAX_STATUSES) }, (_, n) => n * MAX_STATUSES);
      return (
        await Promise.all(starts.map((from) => fetchProgress(analysisIds.slice(from, from + MAX_STATUSES))))
      ).flat();
    },
    async withdraw(analysisId) {
      const { kept = false } = await bus.call(eraseAnalysis, { analysisId, unheardOnly: true });
      fresh.delete(analysisId);
      return kept ? "kept" : "erased";
    },
  };
}
