import { z } from "zod";
import { ERROR_CODES } from "../errors.ts";
import { OwnerAnswers } from "../health/answers.ts";
import { PhotoView } from "../health/extra-photo.ts";
import { DogSquares, PhotoSubject } from "../health/photo-subject.ts";
import { Stage } from "../http/analysis.ts";
import { LocalisedEmergency } from "../http/report.ts";
import { Id } from "../ids.ts";
import { Language, Market } from "../language.ts";
import { PHOTO_TYPES, PHOTO_VIEWS, type PhotoView as View } from "../photo.ts";
import { rpc, VISITOR_TIMEOUT_MS } from "./define.ts";

export const AnalysisState = z.enum(["queued", "analysing", "completed", "failed"]);
export type AnalysisState = z.infer<typeof AnalysisState>;

/** An upload that already lies in the object store. */
export const StoredPhoto = z.object({
  key: z.string().regex(/^incoming\/[A-Za-z0-9_-]{22}$/),
  bytes: z.int().min(1),
  contentType: z.enum(PHOTO_TYPES),
  /** Takes much memory or time to decode, so it waits for others of its kind. */
  large: z.boolean().default(false),
});
export type StoredPhoto = z.infer<typeof StoredPhoto>;

/** Name of an upload in the object store: that of its analysis, and of the view of an extra photo. */
export const uploadKey = (analysisId: string, view?: View): string =>
  view ? `incoming/${analysisId}.${view}` : `incoming/${analysisId}`;

export const StoredExtraPhoto = StoredPhoto.extend({
  key: z.string().regex(/^incoming\/[A-Za-z0-9_-]{22}\.[a-z]{1,10}$/),
  view: PhotoView,
});
export type StoredExtraPhoto = z.infer<typeof StoredExtraPhoto>;

/** Who a visitor's acts belong to in the funnel; absent when the browser sends none. */
export const VisitRef = z.object({ sessionId: Id }).optional();

/**
 * Accepts one uploaded photo for analysis. Idempotent by `idempotencyKey`: the same key twice is one analysis,
 * and the reply names the first one (the caller then drops its second upload). The same key with another
 * `contentDigest` is refused.
 */
export const startAnalysis = rpc({
  subject: "analysis.start.v1",
  request: z.object({
    analysisId: Id,
    photo: StoredPhoto,
    /** At most one of each view; missing without any. */
    extraPhotos: z.array(StoredExtraPhoto).max(PHOTO_VIEWS.length).optional(),
    answers: OwnerAnswers,
    /** Where the dog is, or that it is one; mostly absent. */
    subject: PhotoSubject.optional(),
    language: Language,
    market: Market,
    idempotencyKey: z.string().min(8).max(100).optional(),
    /** Of all that was sent; absent from a gateway of the version before. */
    contentDigest: z.string().max(100).optional(),
    visit: VisitRef,
  }),
  reply: z.object({ analysisId: Id, state: AnalysisState, reportId: Id.optional(), repeated: z.boolean() }),
  timeoutMs: VISITOR_TIMEOUT_MS,
  idempotent: true,
});

/** Where an analysis stands. */
export const AnalysisProgress = z.object({
  analysisId: Id,
  state: AnalysisState,
  stage: Stage,
  attempt: z.int(),
  result: z
    .object({
      reportId: Id,
      overallScore: z.int().nullable(),
      name: z.string().nullable(),
      breed: z.string().nullable(),
      /** The report asks for no address; missing from processes of the version before. */
      open: z.boolean().optional(),
    })
    .optional(),
  failure: z.enum(ERROR_CODES).optional(),
  /** Where the dogs are, when there are several; only of a failed analysis. */
  dogs: DogSquares.optional(),
  /** What the owner reported that cannot wait; only of a failed analysis, as a report says it otherwise. */
  emergency: LocalisedEmergency.optional(),
});
export type AnalysisProgress = z.infer<typeof AnalysisProgress>;

/** Analyses asked for in one call. */
export const MAX_STATUSES = 200;

/** Where many analyses stand, in one look; one that nobody knows is missing from the reply. */
export const analysisStatuses = rpc({
  subject: "analysis.statuses.v1",
  request: z.object({ analysisIds: z.array(Id).min(1).max(MAX_STATUSES) }),
  reply: z.object({ analyses: z.array(AnalysisProgress) }),
  timeoutMs: VISITOR_TIMEOUT_MS,
  idempotent: true,
});

/**
 * Forgets one analysis and its photo. The same again is fine. With `unheardOnly`, for a caller that never heard whether
 * its start arrived: only while no worker has begun and it was not acknowledged to another caller; then `kept` says
 * that it stays, with its photo.
 */
export const eraseAnalysis = rpc({
  subject: "analysis.erase.v1",
  request: z.object({ analysisId: Id, unheardOnly: z.boolean().optional() }),
  reply: z.object({ erased: z.boolean(), kept: z.boolean().optional() }),
  // the report asks this while a visitor waits for the report
  timeoutMs: 1_200,
  idempotent: true,
});

export const analysisContract = { start: startAnalysis, statuses: analysisStatuses, erase: eraseAnalysis };
