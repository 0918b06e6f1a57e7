import { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { VisionResult } from "@hundeblick/proto/health/vision";
import { Language } from "@hundeblick/proto/language";
import { z } from "zod";
import example from "../example/frieda.json" with { type: "json" };
import { composeReport } from "./compose-report.ts";
import type { ComposedReport } from "./composed-report.ts";

const { looked, answers, ownWords, createdAt } = z
  .strictObject({
    looked: VisionResult,
    answers: OwnerAnswers,
    ownWords: z.record(Language, OwnerAnswers.pick({ allergies: true, additionalInfo: true })),
    createdAt: z.coerce.date(),
  })
  .parse(example);

/**
 * The public example report about Frieda: invented answers, composed by the usual rules, with translated quotations.
 */
export function exampleReport(language: Language): { createdAt: Date; composed: ComposedReport } {
  const composed = composeReport({ looked, answers: { ...answers, ...ownWords[language] }, language });
  return { createdAt, composed: { ...composed, limits: ["example", ...composed.limits] } };
}
