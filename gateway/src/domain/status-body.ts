import { type AnalysisStatus } from "@hundeblick/proto/http/analysis";
import type { ErrorCode } from "@hundeblick/proto/errors";
import type { Language } from "@hundeblick/proto/language";
import type { AnalysisProgress } from "./ports.ts";

/** An analysis with the specification's names; `sentence` translates an error code. */
export function statusBody(
  { state, stage, result, failure, dogs, emergency }: AnalysisProgress,
  language: Language,
  sentence: (code: ErrorCode) => string,
): AnalysisStatus {
  if (state === "failed") {
    const code = failure ?? "analysis_failed";
    return {
      status: "failed",
      code,
      error: sentence(code),
      ...(dogs && { dogs }),
      ...(emergency && { emergency: emergency[language] }),
    };
  }
  if (state !== "completed") return { status: "pending", stage };
  if (!result) return { status: "completed" };
  return {
    status: "completed",
    reportId: result.reportId,
    result: {
      reportId: result.reportId,
      health_metrics: { overall_score: result.overallScore },
      dog_profile: { name: result.name, breed: result.breed },
      ...(result.open !== undefined && { open: result.open }),
    },
  };
}

export const isFinal = ({ status }: AnalysisStatus): boolean => status !== "pending";
