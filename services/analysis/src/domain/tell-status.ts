import { AppError } from "@hundeblick/kit/errors";
import type { Progress } from "./analysis.ts";
import type { Analyses } from "./ports.ts";

/** Where one analysis stands. @throws {AppError} analysis_not_found, unavailable */
export async function tellStatus({ analyses }: { analyses: Pick<Analyses, "progress"> }, id: string): Promise<Progress> {
  const [found] = await analyses.progress([id]);
  if (!found) throw new AppError("analysis_not_found");
  return found;
}
