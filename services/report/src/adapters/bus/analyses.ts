import type { Bus } from "@hundeblick/kit/bus";
import { eraseAnalysis } from "@hundeblick/proto/rpc/analysis";
import type { Analyses } from "../../domain/ports.ts";

export const analysesOverBus = (bus: Pick<Bus, "call">): Analyses => ({
  async erase(analysisId) {
    await bus.call(eraseAnalysis, { analysisId });
  },
});
