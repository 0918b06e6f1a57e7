import { z } from "zod";
import { DogSquares } from "../health/photo-subject.ts";
import { Id, ReportRef } from "../ids.ts";
import { ERROR_CODES } from "../errors.ts";
import { Language } from "../language.ts";
import { Emergency } from "./report.ts";

/** Answer of POST /api/analyze (202), and of the same Idempotency-Key again. */
export const AnalyzeReply = z.object({ analysisId: Id, reportId: Id.optional() });
export type AnalyzeReply = z.infer<typeof AnalyzeReply>;

export const STAGES = ["received", "decoded", "looking", "composing"] as const;
export const Stage = z.enum(STAGES);
export type Stage = z.infer<typeof Stage>;

/**
 * Answer of GET /api/analysis-status/{id}; also each event of the stream. `pending` is the state whose name the
 * specification does not give.
 */
export const AnalysisStatus = z.object({
  status: z.enum(["pending", "completed", "failed", "not_found"]),
  stage: Stage.optional(),
  reportId: Id.optional(),
  result: z
    .object({
      reportId: Id,
      /** null in an emergency, while a vet should look now or today, and where too little is known for a number. */
      health_metrics: z.object({ overall_score: z.int().min(0).max(100).nullable() }),
      dog_profile: z.object({ name: z.string().nullable(), breed: z.string().nullable() }),
      /** True when the report asks for no e-mail address: an emergency, or a concern for now or today. */
      open: z.boolean().optional(),
    })
    .optional(),
  /** Ticked or written beside a photo that was refused: shown before the refusal. */
  emergency: Emergency.optional(),
  /** Suggestions for `subject.square` of a new upload, when the photo shows several dogs. */
  dogs: DogSquares.optional(),
  error: z.string().optional(),
  code: z.enum(ERROR_CODES).optional(),
  traceId: z.string().optional(),
});
export type AnalysisStatus = z.infer<typeof AnalysisStatus>;

/**
 * Body of every HTTP error: a sentence in the visitor's language, a code, safe details, and the number to ask us with.
 */
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

/** Answer of DELETE /api/report/{id}: what is gone, since when. The same for a report that is already gone. */
export const EraseReceipt = z.object({
  reportId: Id,
  erasedAt: z.iso.datetime(),
  erased: z.array(z.enum(["report", "photo", "analysis", "clicks", "email_link"])),
});
export type EraseReceipt = z.infer<typeof EraseReceipt>;
