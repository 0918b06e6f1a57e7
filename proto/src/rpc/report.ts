import { z } from "zod";
import { OwnerAnswers } from "../health/answers.ts";
import { DogSummary } from "../health/dog-summary.ts";
import { ExtraPhotos, PhotoKey, PhotoView } from "../health/extra-photo.ts";
import { VisionResult } from "../health/vision.ts";
import { BreedAnswers } from "../http/admin/breed-answers.ts";
import { EraseReceipt } from "../http/analysis.ts";
import { TakenBack } from "../http/report-answers.ts";
import { LocalisedEmergency, ReportReply } from "../http/report.ts";
import { AdminPoisonLinesReply, PoisonLinesBody } from "../http/poison-lines.ts";
import { ReadSigns, TypedText } from "../http/read-text.ts";
import { ConcernId, Level } from "../health/check.ts";
import { Outcome } from "../http/follow-up.ts";
import { Id, Instant, ReportRef } from "../ids.ts";
import { Language, Market } from "../language.ts";
import { VisitRef } from "./analysis.ts";
import { rpc, VISITOR_TIMEOUT_MS } from "./define.ts";

/** Composes the report of one analysis. Idempotent by `analysisId`: the same analysis is one report. */
export const composeReport = rpc({
  subject: "report.compose.v1",
  request: z.object({
    analysisId: Id,
    looked: VisionResult,
    answers: OwnerAnswers,
    language: Language,
    market: Market,
    photoKey: PhotoKey,
    extraPhotos: ExtraPhotos.optional(),
    visit: VisitRef,
  }),
  reply: z.object({
    reportId: Id,
    overallScore: z.int().min(0).max(100).nullable(),
    breed: z.string().nullable(),
    open: z.boolean().optional(),
  }),
  timeoutMs: 8_000,
  idempotent: true,
});

/** The emergency in an owner's answers, for a failed analysis, without name and words of the owner; or null. */
export const readEmergency = rpc({
  subject: "report.emergency.v1",
  request: z.object({ answers: OwnerAnswers, language: Language }),
  reply: z.object({ emergency: LocalisedEmergency.nullable() }),
  timeoutMs: 3_000,
});

/** The report rendered for a language; a locked one only as a teaser. */
export const getReport = rpc({
  subject: "report.get.v1",
  request: z.object({
    reportId: ReportRef,
    language: Language.optional(),
    /** An earlier version; default: the newest. */
    version: z.int().min(1).optional(),
    visit: VisitRef,
  }),
  reply: ReportReply,
  timeoutMs: VISITOR_TIMEOUT_MS,
  idempotent: true,
});

/** Summary of a report for consumers of its events; not_found for a deleted one. */
export const reportSummary = rpc({
  subject: "report.summary.v1",
  request: z.object({ reportId: Id }),
  reply: z.object({
    dog: DogSummary,
    language: Language,
    market: Market,
    /** The answer to the follow-up mail. */
    followUp: z.object({ concern: ConcernId, outcome: Outcome }).optional(),
  }),
  timeoutMs: 1_500,
});

/** Unlocks a report. The address is handed over to mail, and then deleted from the report. */
export const unlockReport = rpc({
  subject: "report.unlock.v1",
  request: z.object({
    reportId: Id,
    email: z.string().max(254),
    newsletter: z.boolean(),
    language: Language,
    visit: VisitRef,
  }),
  reply: z.object({ unlocked: z.literal(true) }),
  timeoutMs: VISITOR_TIMEOUT_MS,
  idempotent: true,
});

/** The answers behind a report. @throws report_locked; report_closed when they were not stored */
export const readAnswers = rpc({
  subject: "report.answers.v1",
  request: z.object({ reportId: Id }),
  reply: z.object({ version: z.int().min(1), answers: OwnerAnswers }),
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/**
 * Composes a report again with further answers. Idempotent.
 * @throws report_locked, report_closed; report_changed when `version` is no longer the newest
 */
export const addAnswers = rpc({
  subject: "report.addAnswers.v1",
  request: z.object({
    reportId: Id,
    version: z.int().min(1),
    answers: OwnerAnswers,
    takenBack: TakenBack.optional(),
    countBreed: z.literal(true).optional(),
    language: Language.optional(),
    visit: VisitRef,
  }),
  reply: ReportReply,
  timeoutMs: VISITOR_TIMEOUT_MS,
  idempotent: true,
});

/** Schedules the follow-up mail. @throws report_locked, email_invalid, conflict the second time */
export const orderFollowUp = rpc({
  subject: "report.orderFollowUp.v1",
  request: z.object({ reportId: Id, email: z.string().max(254), language: Language }),
  reply: z.object({ dueAt: Instant }),
  timeoutMs: VISITOR_TIMEOUT_MS,
  idempotent: false,
});

/** Stores the answer to the follow-up mail, authorised by its token. @throws follow_up_link_invalid */
export const answerFollowUp = rpc({
  subject: "report.answerFollowUp.v1",
  request: z.object({ token: Id, outcome: Outcome, language: Language.optional() }),
  reply: z.object({
    reportId: Id,
    language: Language,
    concern: z.object({ id: ConcernId, name: z.string(), level: Level, goSooner: z.array(z.string()) }).nullable(),
  }),
  timeoutMs: VISITOR_TIMEOUT_MS,
  idempotent: true,
});

export const reportPhoto = rpc({
  subject: "report.photo.v1",
  /** The first photo without a view. */
  request: z.object({ reportId: Id, view: PhotoView.optional() }),
  reply: z.object({ key: PhotoKey, contentType: z.literal("image/jpeg") }),
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/** Deletes at the owner's wish, authorised by the link; repeated calls return the same receipt. */
export const eraseReport = rpc({
  subject: "report.erase.v1",
  request: z.object({ reportId: Id }),
  reply: EraseReceipt,
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/** Emergencies in typed words. Neither stored nor logged. */
export const readText = rpc({
  subject: "report.readText.v1",
  request: TypedText,
  reply: ReadSigns,
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/** Telephone helplines for poisoned dogs, including unverified ones. */
export const poisonLines = rpc({
  subject: "report.poison-lines.v1",
  request: z.object({}),
  reply: AdminPoisonLinesReply,
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/** Saves edited lines, or (null) restores the built-in ones. `conflict` when somebody else changed them since. */
export const savePoisonLines = rpc({
  subject: "report.poison-lines-save.v1",
  request: PoisonLinesBody,
  reply: AdminPoisonLinesReply,
  idempotent: false,
});

/** The photo network's breeds compared with owners' answers in the last twelve months, for operators. */
export const breedAnswers = rpc({
  subject: "report.breed-answers.v1",
  request: z.object({}),
  reply: BreedAnswers,
  timeoutMs: 5_000,
});

export const reportContract = {
  compose: composeReport,
  emergency: readEmergency,
  get: getReport,
  summary: reportSummary,
  unlock: unlockReport,
  answers: readAnswers,
  addAnswers,
  orderFollowUp,
  answerFollowUp,
  photo: reportPhoto,
  erase: eraseReport,
  readText,
  poisonLines,
  poisonLinesSave: savePoisonLines,
  breedAnswers,
};
