import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { Confidence, SeenCode } from "@hundeblick/proto/health/findings";
import type { VisionResult } from "@hundeblick/proto/health/vision";
import type { Language } from "@hundeblick/proto/language";
import { composeReport } from "../../src/domain/compose-report.ts";
import type { ComposedReport } from "../../src/domain/composed-report.ts";
import { renderReport } from "../../src/domain/rendering/render-report.ts";
import type { Products } from "../../src/domain/rendering/supplements.ts";

/** The local network's result: only a breed. */
export const buildVisionResult = (over: Partial<VisionResult> = {}): VisionResult => ({
  provider: "local",
  model: "efficientnet-lite1",
  verdict: "dog",
  breeds: [],
  breedVerdict: "unknown",
  findings: [],
  ...over,
});

/** A photo with one certain breed. */
export const looksLike = (breedId: string, probability = 0.96): VisionResult =>
  buildVisionResult({ breeds: [{ breedId, probability }], breedVerdict: "one" });

/** A remote provider's result. */
export const buildVisionFindings = (codes: SeenCode[], confidence: Confidence = "medium"): VisionResult =>
  buildVisionResult({
    provider: "openai",
    model: "a-model",
    findings: codes.map((code) => ({
      code,
      area: "general",
      severity: "info",
      basis: "seen",
      confidence,
      params: {},
      sources: [],
    })),
  });

export const composed = (
  answers: OwnerAnswers,
  looked: VisionResult = buildVisionResult(),
  language: Language = "de",
): ComposedReport => composeReport({ looked, answers, language });

export const rendered = (report: ComposedReport, language: Language = "de", products: Products = {}) =>
  renderReport(
    report,
    {
      reportId: "r".repeat(22),
      language,
      createdAt: new Date("2026-11-21T10:00:00Z"),
      photoExpiresAt: null,
      imageUrl: null,
    },
    products,
  );

export const codesIn = (report: ComposedReport): string[] =>
  report.areas.flatMap(({ findings }) => findings.map(({ code }) => code));
export const areaOf = (report: ComposedReport, id: ComposedReport["areas"][number]["id"]) => {
  const area = report.areas.find((one) => one.id === id);
  if (!area) throw new Error(`no area ${id}`);
  return area;
};

/** Every string of a value with its path. */
export function stringsIn(value: unknown, path = ""): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, i) => stringsIn(item, `${path}[${i}]`));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => stringsIn(item, `${path}.${key}`));
}
