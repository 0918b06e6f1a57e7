import type { DogSummary } from "@hundeblick/proto/health/dog-summary";
import type { RecommendedProduct } from "@hundeblick/proto/http/report";
import type { Id } from "@hundeblick/proto/ids";
import type { Language, Market } from "@hundeblick/proto/language";
import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { ExtraPhoto } from "@hundeblick/proto/health/extra-photo";
import type { VisionResult } from "@hundeblick/proto/health/vision";
import type { ConcernId } from "@hundeblick/proto/health/check";
import type { Outcome } from "@hundeblick/proto/http/follow-up";
import type { BreedAnswer, CountedBreedAnswer } from "./breed-answers.ts";
import type { History } from "./check/history.ts";
import type { ComposedReport } from "./composed-report.ts";

/** The visit an event belongs to. */
type Visit = { sessionId: Id } | undefined;

/** A stored report, whose composed part has no sentences. */
export type StoredReport = {
  id: Id;
  analysisId: Id;
  createdAt: Date;
  language: Language;
  market: Market;
  photoKey: string;
  /** Extra photos; missing without any. */
  extraPhotos?: ExtraPhoto[];
  unlocked: boolean;
  composed: ComposedReport;
  /** Answers and findings for composing it again; missing in old reports. */
  source?: ReportSource;
  /** Version, counted from 1; missing: 1. */
  version?: number;
  /** When this version was made; missing: at the creation. */
  composedAt?: Date;
  /** Earlier versions, oldest first. */
  earlier?: EarlierVersion[];
  /** It was readable when answers were added, so it stays unlocked. */
  staysOpen?: true;
  /** State of the follow-up mail; missing if none was ordered. */
  followUp?: StoredFollowUp;
};
/** Hash of the token; the address is only in mail. */
type StoredFollowUp = {
  concern: ConcernId;
  tokenHash: string;
  dueAt: Date;
  /** Set until mail has confirmed the order. */
  pendingSince?: Date;
  outcome?: Outcome;
};
export type ReportSource = { looked: VisionResult; answers: OwnerAnswers; history: History };
export type EarlierVersion = { version: number; composedAt: Date; composed: ComposedReport };
/** Tombstone of an erased report, without personal data. */
export type ErasedReport = { id: Id; analysisId: Id; erasedAt: Date };
export type ReportOrErased = StoredReport | ErasedReport;
export const isErased = (report: ReportOrErased): report is ErasedReport => "erasedAt" in report;

export type NewReport = Omit<
  StoredReport,
  "unlocked" | "version" | "composedAt" | "earlier" | "staysOpen" | "followUp"
>;
export const versionOf = ({ version = 1 }: StoredReport): number => version;
/** An address that unlocked a report, not yet stored by mail. */
export type PendingAddress = {
  reportId: Id;
  email: string;
  newsletter: boolean;
  language: Language;
  dog: DogSummary;
  at: Date;
};
/** Reports with their events in an outbox. All methods: @throws {AppError} unavailable */
export type ReportStore = {
  ofAnalysis(analysisId: Id): Promise<ReportOrErased | null>;
  find(reportId: Id): Promise<ReportOrErased | null>;
  /** False when this analysis has a report already. */
  create(report: NewReport, visit: Visit): Promise<boolean>;
  /** False when it was unlocked already. The address stays in the document until mail has stored it. */
  unlock(
    report: StoredReport,
    unlocking: { email: string; newsletter: boolean; language: Language; visit: Visit; at: Date },
  ): Promise<boolean>;
  /** Replaces this version and stores it as an earlier one. False when it is no longer the newest. */
  renew(report: StoredReport, renewed: { composed: ComposedReport; source: ReportSource; at: Date }): Promise<boolean>;
  /** False when there is one already; replaces one that is pending since before `pendingBefore`. */
  startFollowUp(reportId: Id, followUp: StoredFollowUp, pendingBefore: Date): Promise<boolean>;
  /** Mail has accepted the order: it is no longer pending. A replaced one is left alone. */
  confirmFollowUp(reportId: Id, tokenHash: string): Promise<void>;
  /** The order has failed: it may be replaced at once. A replaced one is left alone. */
  allowNewFollowUp(reportId: Id, tokenHash: string): Promise<void>;
  byFollowUp(tokenHash: string): Promise<StoredReport | null>;
  /** Stores the newest answer; publishes the first one. */
  answerFollowUp(report: StoredReport, outcome: Outcome, at: Date): Promise<void>;
  /** At most `limit` addresses not yet stored by mail, or that of one report. */
  pendingAddresses(limit: number, reportId?: Id): Promise<PendingAddress[]>;
  deletePendingAddress(reportId: Id): Promise<void>;
  /** Replaces the report by its tombstone. False when it was erased already. */
  erase(report: StoredReport, at: Date): Promise<boolean>;
  /** Publishes the event of an erased report again. */
  publishErasure(report: ErasedReport): Promise<void>;
};

/** Products of a market by ingredient; empty when the catalogue does not reply in time. */
export type Catalogue = {
  recommend(request: {
    market: Market;
    ingredientIds: string[];
    weightKg?: number;
  }): Promise<Record<string, RecommendedProduct>>;
};

/** The analysis service. @throws {AppError} unavailable */
export type Analyses = { erase(analysisId: Id): Promise<void> };

/** The mail service. Idempotent. @throws {AppError} unavailable, timeout */
export type Mail = {
  collect(left: PendingAddress): Promise<void>;
  /** Schedules one mail; the address is deleted afterwards. */
  followUp(order: {
    reportId: Id;
    email: string;
    language: Language;
    dogName: string | null;
    token: Id;
    dueAt: Date;
  }): Promise<void>;
};

/** Records that a report was read; never throws. */
export type Views = { record(view: { reportId: string; at: Date; visit: Visit }): void };

/** Counts of owners' breeds compared with the photo network's, by month. */
export type BreedAnswerCounts = {
  /** Never throws. */
  count(answer: BreedAnswer, at: Date): void;
  /** Each pair once, from a month on. @throws {AppError} unavailable */
  since(month: string): Promise<CountedBreedAnswer[]>;
};

export type Clock = () => Date;
