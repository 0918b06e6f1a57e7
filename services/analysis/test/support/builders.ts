import type { VisionResult } from "@hundeblick/proto/health/vision";
import { newId } from "@hundeblick/proto/ids";
import type { PhotoView } from "@hundeblick/proto/photo";
import { uploadKey } from "@hundeblick/proto/rpc/analysis";
import type { Analysis, AnalysisRequest, ClaimedAnalysis } from "../../src/domain/analysis.ts";
import type { Analyses } from "../../src/domain/ports.ts";

export function buildRequest(more: Partial<AnalysisRequest> = {}): AnalysisRequest {
  const analysisId = more.analysisId ?? newId();
  return {
    analysisId,
    photo: { key: `incoming/${analysisId}`, bytes: 1_000, contentType: "image/jpeg", large: false },
    answers: { name: "Frieda" },
    language: "de",
    market: "de",
    visit: undefined,
    ...more,
  };
}

/** A request with extra photos. */
export function requestWithViews(views: readonly PhotoView[], more: Partial<AnalysisRequest> = {}): AnalysisRequest {
  const request = buildRequest(more);
  const extraPhotos = views.map((view) => ({
    ...request.photo,
    key: uploadKey(request.analysisId, view),
    view,
  }));
  return { ...request, extraPhotos };
}

export const buildDetectedDog = (more: Partial<VisionResult> = {}): VisionResult & { verdict: "dog" } => ({
  provider: "local",
  model: "efficientnet-lite1",
  breeds: [{ breedId: "beagle", probability: 0.9 }],
  breedVerdict: "one",
  findings: [],
  ...more,
  verdict: "dog",
});

export const NOW = new Date("2026-11-21T10:00:00Z");
export const later = (ms: number, from = NOW): Date => new Date(from.getTime() + ms);

export async function accepted(analyses: Analyses, request = buildRequest(), now = NOW): Promise<Analysis> {
  const { analysis } = await analyses.accept(request, {
    photoKey: `photos/${newId()}.jpg`,
    now,
    wakeAt: later(10_000, now),
    photoUntil: later(90 * 86_400_000, now),
  });
  return analysis;
}

export async function claimed(
  analyses: Analyses,
  analysis: Analysis,
  until = later(12_000),
  now = NOW,
): Promise<ClaimedAnalysis> {
  const held = await analyses.claim(analysis, until, now);
  if (!held) throw new Error("somebody else has it");
  return held;
}
