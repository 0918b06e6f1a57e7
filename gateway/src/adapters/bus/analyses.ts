import type { Bus } from "@hundeblick/kit/bus";
import { analysisStatus, eraseAnalysis, startAnalysis } from "@hundeblick/proto/rpc/analysis";
import type { Analyses } from "../../domain/ports.ts";

/** The analysis service, asked over the bus. */
export const analysesOverBus = (bus: Pick<Bus, "call">): Analyses => ({
  start: (request) => bus.call(startAnalysis, request),
  status: (analysisId) => bus.call(analysisStatus, { analysisId }),
  async takeBack(analysisId) {
    const { kept = false } = await bus.call(eraseAnalysis, { analysisId, unheardOnly: true });
    return kept ? "kept" : "gone";
  },
});
