import { z } from "zod";
import { DogSquares } from "../health/photo-subject.ts";
import { Id, ReportRef } from "../ids.ts";
import { ERROR_CODES } from "../errors.ts";
import { Language } from "../language.ts";
import { Emergency } from "./report.ts";

/** Reply of POST /api/analyze (202), and to a repeated Idempotency-Key. */
export const AnalyzeReply = z.object({ analysisId: Id, reportId: Id.optional() });
export type AnalyzeReply = z.infer<typeof AnalyzeReply>;

export const STAGES = ["received", "decoded", "looking", "composing"] as const;
export const Stage = z.enum(STAGES);
export type Stage = z.infer<typeof Stage>;

/**
 * Reply of GET /api/analysis-status/{id}, and each event of the stream. `pending` is not named in the specification.
 */
export const AnalysisStatus = z.object({
  status: z.enum(["pending", "completed", "failed", "not_found"]),
  stage: Stage.optional(),
  reportId: Id.optional(),
  result: z
    .object({
      reportId: Id,
      /** null in an emergency, while a vet should be seen now or today, and where too little is known for a number. */
      health_metrics: z.object({ overall_score: z.int().min(0).max(100).nullable() }),
      dog_profile: z.object({ name: z.string().nullable(), breed: z.string().nullable() }),
      /** True when the report needs no e-mail address: an emergency, or a concern for now or today. */
      open: z.boolean().optional(),
    })
    .optional(),
  /** Reported red flags of a rejected photo: shown before the rejection. */
  emergency: Emergency.optional(),
  /** Suggestions for `subject.square` of a new upload, when the photo shows several dogs. */
  dogs: DogSquares.optional(),
  error: z.string().optional(),
  code: z.enum(ERROR_CODES).optional(),
  traceId: z.string().optional(),
});
export type AnalysisStatus = z.infer<typeof AnalysisStatus>;

/** Body of every HTTP error: a translated sentence, a code, safe details and the trace id for support. */
export const HttpError = z.object({
  error: z.string(),
  code: z.enum(ERROR_CODES),
  details: z.record(z.string(), z.unknown()).optional(),
  traceId: z.string().optional(),
});
export type HttpError = z.infer<typeof HttpError>;

export const UnlockBody = z.strictObject({
  email: z.string().max(254),
  reportId: ReportRef,
  /** A separate, unticked box; never needed to read the report. */
  newsletter: z.boolean().default(false),
  language: Language.optional(),
});
export type UnlockBody = z.infer<typeof UnlockBody>;

/** Reply of DELETE /api/report/{id}: what was deleted and when; the same when repeated. */
export const EraseReceipt = z.object({
  reportId: Id,
  erasedAt: z.iso.datetime(),
  erased: z.array(z.enum(["report", "photo", "analysis", "clicks", "email_link"])),
});
export type EraseReceipt = z.infer<typeof EraseReceipt>;
