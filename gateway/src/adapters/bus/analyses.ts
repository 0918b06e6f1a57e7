import type { Bus } from "@hundeblick/kit/bus";
import { analysisStatus, analysisStatuses, eraseAnalysis, startAnalysis, STATUSES_AT_ONCE } from "@hundeblick/proto/rpc/analysis";
import type { Analyses } from "../../domain/ports.ts";

/** The analysis service, asked over the bus. */
export const analysesOverBus = (bus: Pick<Bus, "call">): Analyses => ({
  start: (request) => bus.call(startAnalysis, request),
  status: (analysisId) => bus.call(analysisStatus, { analysisId }),
  async statuses(analysisIds) {
    const parts = Array.from({ length: Math.ceil(analysisIds.length / STATUSES_AT_ONCE) }, (_, n) => analysisIds.slice(n * STATUSES_AT_ONCE, (n + 1) * STATUSES_AT_ONCE));
    return (await Promise.all(parts.map((part) => bus.call(analysisStatuses, { analysisIds: part })))).flatMap(({ analyses }) => analyses);
  },
  async takeBack(analysisId) {
    const { kept = false } = await bus.call(eraseAnalysis, { analysisId, unheardOnly: true });
    return kept ? "kept" : "gone";
  },
});
