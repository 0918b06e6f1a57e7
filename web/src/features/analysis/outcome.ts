import type { AnalysisStatus, Stage } from "@hundeblick/proto/http/analysis";
import type { Emergency } from "@hundeblick/proto/http/report";
import type { ErrorCode } from "@hundeblick/proto/errors";

/** Messages of the specification's error catalogue; also translation keys. */
export const MESSAGES = {
  analysisFailed: "Analysis failed",
  bannerFailed: "Analysis failed. Please try again.",
  notFound: "Analysis not found",
  statusFailed: "Failed to check status",
  notFoundOrExpired: "Analysis not found or expired",
  pollingFailed: "Analysis not found or expired. Please try again.",
  savedIdGone: "Previous analysis expired. Please try again.",
  reportIdMissing: "Report ID missing - please try analyzing again.",
} as const;

type AnalysisResult = NonNullable<AnalysisStatus["result"]>;
/** The result when only its report is known. */
export const emptyResult = (reportId: string): AnalysisResult => ({
  reportId,
  health_metrics: { overall_score: null },
  dog_profile: { name: null, breed: null },
});

export type Outcome =
  | { kind: "pending"; stage: Stage }
  | { kind: "completed"; reportId: string; result: AnalysisResult | null }
  | { kind: "reportIdMissing" }
  | {
      kind: "failed";
      message: string;
      code: ErrorCode | null;
      traceId: string | null;
      emergency?: Emergency;
      dogs?: AnalysisStatus["dogs"];
    }
  | { kind: "expired"; message: string };

/** Outcome of a status reply. `resumed`: the id is from storage, so "not found" means expired. */
export function outcomeOf(status: AnalysisStatus, resumed: boolean): Outcome {
  if (status.status === "pending") return { kind: "pending", stage: status.stage ?? "received" };
  if (status.status === "completed") {
    const reportId = status.reportId ?? status.result?.reportId;
    if (!reportId) return { kind: "reportIdMissing" };
    return { kind: "completed", reportId, result: status.result ?? null };
  }
  const message = status.error ?? MESSAGES.notFoundOrExpired;
  if (status.status === "not_found") {
    return { kind: "expired", message: resumed ? MESSAGES.savedIdGone : message };
  }
  const { code = null, traceId = null, emergency, dogs } = status;
  return { kind: "failed", message, code, traceId, ...(emergency && { emergency }), ...(dogs && { dogs }) };
}
