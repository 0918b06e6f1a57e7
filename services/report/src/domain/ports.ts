import type { RecommendedProduct } from "@hundeblick/proto/http/report";
import type { Id } from "@hundeblick/proto/ids";
import type { Language, Market } from "@hundeblick/proto/language";
import type { ComposedReport } from "./composed-report.ts";

/** Who a visitor's acts belong to in the funnel. */
export type Visit = { sessionId: Id } | undefined;

/** One stored report. The composed part has no sentence in it; the e-mail address is never here. */
export type StoredReport = {
  id: Id;
  analysisId: Id;
  createdAt: Date;
  language: Language;
  market: Market;
  photoKey: string;
  unlocked: boolean;
  composed: ComposedReport;
};
/** What is left of a deleted report: no word about the dog or its people. */
export type ErasedReport = { id: Id; analysisId: Id; erasedAt: Date };
export type KeptReport = StoredReport | ErasedReport;
export const isErased = (report: KeptReport): report is ErasedReport => "erasedAt" in report;

export type NewReport = Omit<StoredReport, "unlocked">;
/** Facts leave with the document they are about. All methods: @throws {AppError} unavailable */
export type ReportStore = {
  ofAnalysis(analysisId: Id): Promise<KeptReport | null>;
  find(reportId: Id): Promise<KeptReport | null>;
  /** False when another report of the same analysis came first. */
  create(report: NewReport, visit: Visit): Promise<boolean>;
  /** False when it was open already. The address goes into the outgoing fact only. */
  unlock(
    report: StoredReport,
    unlocking: { email: string; newsletter: boolean; language: Language; visit: Visit; at: Date },
  ): Promise<boolean>;
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

/** Tells that somebody read a report; never fails a reading. */
export type Views = { told(view: { reportId: string; at: Date; visit: Visit }): void };

export type Clock = () => Date;
