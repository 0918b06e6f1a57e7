import { AppError } from "@hundeblick/kit/errors";
import type { analysisStatus } from "@hundeblick/proto/rpc/analysis";
import type { ReplyOf } from "@hundeblick/proto/rpc/define";
import type { Analyses } from "./ports.ts";

/** Where one analysis stands. @throws {AppError} analysis_not_found, unavailable */
export async function tellStatus({ analyses }: { analyses: Analyses }, id: string): Promise<ReplyOf<typeof analysisStatus>> {
  const analysis = await analyses.find(id);
  if (!analysis) throw new AppError("analysis_not_found");
  const { state, stage, attempt, result, failure } = analysis;
  return { analysisId: id, state, stage, attempt, ...(result ? { result } : {}), ...(failure ? { failure } : {}) };
}
