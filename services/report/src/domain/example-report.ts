import { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { Looked } from "@hundeblick/proto/health/vision";
import { Language } from "@hundeblick/proto/language";
import { z } from "zod";
import example from "../example/frieda.json" with { type: "json" };
import { composeReport } from "./compose-report.ts";
import type { ComposedReport } from "./composed-report.ts";

const { looked, answers, language, createdAt } = z
  .strictObject({ looked: Looked, answers: OwnerAnswers, language: Language, createdAt: z.coerce.date() })
  .parse(example);
const composed = composeReport({ looked, answers, language });

/** Frieda, the report everybody may read: made-up answers, composed by the same rules as any other. */
export const exampleReport = {
  language,
  createdAt,
  composed: { ...composed, limits: ["example", ...composed.limits] } satisfies ComposedReport,
};
