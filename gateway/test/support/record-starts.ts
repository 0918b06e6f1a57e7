import { startAnalysis } from "@hundeblick/proto/rpc/analysis";
import type { HandledRequestOf } from "@hundeblick/proto/rpc/define";
import type { TestGateway } from "./test-gateway.ts";

export type StartedAnalyses = HandledRequestOf<typeof startAnalysis>[];

/** Accepts every analysis; returns those accepted so far. */
export function recordStarts({ bus }: TestGateway): StartedAnalyses {
  const started: StartedAnalyses = [];
  bus.respond(startAnalysis, async (asked) => {
    started.push(asked);
    return { analysisId: asked.analysisId, state: "queued" as const, repeated: false };
  });
  return started;
}
