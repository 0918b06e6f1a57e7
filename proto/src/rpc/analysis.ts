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

/** An upload in the object store. */
const StoredPhoto = z.object({
  key: z.string().regex(/^incoming\/[A-Za-z0-9_-]{22}$/),
  bytes: z.int().min(1),
  contentType: z.enum(PHOTO_TYPES),
  /** Needs much memory or time to decode, so such photos are decoded one at a time. */
  large: z.boolean().default(false),
});
type StoredPhoto = z.infer<typeof StoredPhoto>;

/** Key of an upload: id of its analysis, and the view of an extra photo. */
export const uploadKey = (analysisId: string, view?: View): string =>
  view ? `incoming/${analysisId}.${view}` : `incoming/${analysisId}`;

export const StoredExtraPhoto = StoredPhoto.extend({
  key: z.string().regex(/^incoming\/[A-Za-z0-9_-]{22}\.[a-z]{1,10}$/),
  view: PhotoView,
});
export type StoredExtraPhoto = z.infer<typeof StoredExtraPhoto>;

/** The visit an event belongs to; absent when the browser sends none. */
export const VisitRef = z.object({ sessionId: Id }).optional();

/**
 * Accepts one uploaded photo for analysis. Idempotent by `idempotencyKey`: the reply names the first analysis, and the
 * caller deletes its second upload. Rejects the same key with another `contentDigest`.
 */
export const startAnalysis = rpc({
  subject: "analysis.start.v1",
  request: z.object({
    analysisId: Id,
    photo: StoredPhoto,
    /** At most one of each view. */
    extraPhotos: z.array(StoredExtraPhoto).max(PHOTO_VIEWS.length).optional(),
    answers: OwnerAnswers,
    /** The owner's correction of what the photo shows. */
    subject: PhotoSubject.optional(),
    language: Language,
    market: Market,
    idempotencyKey: z.string().min(8).max(100).optional(),
    /** Digest of the whole request; absent from the previous version of the gateway. */
    contentDigest: z.string().max(100).optional(),
    visit: VisitRef,
  }),
  reply: z.object({ analysisId: Id, state: AnalysisState, reportId: Id.optional(), repeated: z.boolean() }),
  timeoutMs: VISITOR_TIMEOUT_MS,
  idempotent: true,
});

/** State of an analysis. */
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
      /** The report needs no address; missing from the previous version. */
      open: z.boolean().optional(),
    })
    .optional(),
  failure: z.enum(ERROR_CODES).optional(),
  /** Positions of several dogs; only of a failed analysis. */
  dogs: DogSquares.optional(),
  /** Reported red flags; only of a failed analysis, because a report includes them. */
  emergency: LocalisedEmergency.optional(),
});
export type AnalysisProgress = z.infer<typeof AnalysisProgress>;

/** Most analyses in one call. */
export const MAX_STATUSES = 200;

/** States of many analyses; unknown ones are missing from the reply. */
export const analysisStatuses = rpc({
  subject: "analysis.statuses.v1",
  request: z.object({ analysisIds: z.array(Id).min(1).max(MAX_STATUSES) }),
  reply: z.object({ analyses: z.array(AnalysisProgress) }),
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/**
 * Erases one analysis and its photo. Idempotent. `unheardOnly`, for a caller whose start timed out: only if no worker
 * has begun and the start was not acknowledged to anyone; otherwise `kept` is true.
 */
export const eraseAnalysis = rpc({
  subject: "analysis.erase.v1",
  request: z.object({ analysisId: Id, unheardOnly: z.boolean().optional() }),
  reply: z.object({ erased: z.boolean(), kept: z.boolean().optional() }),
  // on the critical path of a visitor who waits for the report
  timeoutMs: 1_200,
});

export const analysisContract = { start: startAnalysis, statuses: analysisStatuses, erase: eraseAnalysis };
