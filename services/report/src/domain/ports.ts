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

/** Who a visitor's acts belong to in the funnel. */
export type Visit = { sessionId: Id } | undefined;

/** One stored report. The composed part has no sentence in it. */
export type StoredReport = {
  id: Id;
  analysisId: Id;
  createdAt: Date;
  language: Language;
  market: Market;
  photoKey: string;
  /** Beside the first photo; missing without any. */
  extraPhotos?: ExtraPhoto[];
  unlocked: boolean;
  composed: ComposedReport;
  /** What it was composed of, so that it can be composed again; missing in reports made before that was kept. */
  source?: ReportSource;
  /** Counts the times it was composed; 1 where it is missing. */
  version?: number;
  /** When this version was made; at the creation where it is missing. */
  composedAt?: Date;
  /** The versions before, oldest first. */
  earlier?: EarlierVersion[];
  /** It was open to be read when answers were added, so it is never closed again. */
  staysOpen?: true;
  /** The owner wants to be asked how it goes on; missing while nobody asked for it. */
  followUp?: StoredFollowUp;
};
/** Only a hash of the token is kept; the address is mail's. */
export type StoredFollowUp = { concern: ConcernId; tokenHash: string; dueAt: Date; outcome?: Outcome };
export type ReportSource = { looked: VisionResult; answers: OwnerAnswers; history: History };
export type EarlierVersion = { version: number; composedAt: Date; composed: ComposedReport };
/** What is left of a deleted report: no word about the dog or its people. */
export type ErasedReport = { id: Id; analysisId: Id; erasedAt: Date };
export type ReportOrErased = StoredReport | ErasedReport;
export const isErased = (report: ReportOrErased): report is ErasedReport => "erasedAt" in report;

export type NewReport = Omit<
  StoredReport,
  "unlocked" | "version" | "composedAt" | "earlier" | "staysOpen" | "followUp"
>;
export const versionOf = ({ version = 1 }: StoredReport): number => version;
/** An address a report was unlocked with, on its way to mail. */
export type LeftAddress = {
  reportId: Id;
  email: string;
  newsletter: boolean;
  language: Language;
  dog: DogSummary;
  at: Date;
};
/** Facts leave with the document they are about. All methods: @throws {AppError} unavailable */
export type ReportStore = {
  ofAnalysis(analysisId: Id): Promise<ReportOrErased | null>;
  find(reportId: Id): Promise<ReportOrErased | null>;
  /** False when another report of the same analysis came first. */
  create(report: NewReport, visit: Visit): Promise<boolean>;
  /** False when it was open already. The address waits in the document until mail has it. */
  unlock(
    report: StoredReport,
    unlocking: { email: string; newsletter: boolean; language: Language; visit: Visit; at: Date },
  ): Promise<boolean>;
  /** Puts a new version in the place of this one and keeps it as an earlier one. False when another one came first. */
  renew(report: StoredReport, renewed: { composed: ComposedReport; source: ReportSource; at: Date }): Promise<boolean>;
  /** False when one was started before. */
  startFollowUp(reportId: Id, followUp: StoredFollowUp): Promise<boolean>;
  /** Takes back one that mail does not know. */
  dropFollowUp(reportId: Id): Promise<void>;
  byFollowUp(tokenHash: string): Promise<StoredReport | null>;
  /** Keeps the newest answer; the first one is published. */
  answerFollowUp(report: StoredReport, outcome: Outcome, at: Date): Promise<void>;
  /** At most `limit` addresses that wait for mail, or that of one report. */
  leftAddresses(limit: number, reportId?: Id): Promise<LeftAddress[]>;
  forgetAddress(reportId: Id): Promise<void>;
  /** Puts the tombstone in the place of the report. False when somebody else did. */
  bury(report: StoredReport, at: Date): Promise<boolean>;
};

/** Products of a market by ingredient; empty when the catalogue does not answer in time. */
export type Catalogue = {
  recommend(request: {
    market: Market;
    ingredientIds: string[];
    weightKg?: number;
  }): Promise<Record<string, RecommendedProduct>>;
};

/** The analysis behind a report. @throws {AppError} unavailable */
export type Analyses = { erase(analysisId: Id): Promise<void> };

/** Keeps addresses and writes to them. The same again is fine. @throws {AppError} unavailable, timeout */
export type Mail = {
  collect(left: LeftAddress): Promise<void>;
  /** One mail at that time; the address is kept no longer. */
  followUp(order: {
    reportId: Id;
    email: string;
    language: Language;
    dogName: string | null;
    token: Id;
    dueAt: Date;
  }): Promise<void>;
};

/** Records that a report was read; never fails a reading. */
export type Views = { record(view: { reportId: string; at: Date; visit: Visit }): void };

/** Breeds as owners named them beside what the photo network said, counted by month. */
export type BreedAnswerCounts = {
  /** Never fails a renewal. */
  count(answer: BreedAnswer, at: Date): void;
  /** Each pair once, from a month on. @throws {AppError} unavailable */
  since(month: string): Promise<CountedBreedAnswer[]>;
};

export type Clock = () => Date;
