import type { DogSummary } from "@hundeblick/proto/health/dog-summary";
import type { Milestone } from "@hundeblick/proto/http/tracking";
import type { Language, Market } from "@hundeblick/proto/language";
import type { Client } from "@hundeblick/proto/rpc/tracking";
import type { VisitorFilter } from "./numbers/ports.ts";
import type { Click, Landing, ReportLink, Session, Visitor } from "./session.ts";

/** What is known of a visit; of several descriptions the first is kept. */
export type VisitDetails = { visitor: Visitor; landing?: Landing };

/** Visits. Every write may come twice and in any order; a visit nobody heard of yet is begun by the first one. */
export type Sessions = {
  reach(sessionId: string, milestone: Milestone, at: Date, known?: VisitDetails): Promise<void>;
  /** Describes a visit that is there. */
  describe(sessionId: string, known: VisitDetails): Promise<void>;
  linkReport(
    sessionId: string,
    made: { report: ReportLink; language: Language; market: Market },
    at: Date,
  ): Promise<void>;
  unlinkReport(reportId: string): Promise<void>;
  removeIdleSince(moment: Date): Promise<number>;
  of(filter: VisitorFilter): Promise<Pick<Session, "sessionId" | "startedAt" | "report">[]>;
  remove(sessionIds: readonly string[]): Promise<void>;
};

export type Clicks = {
  /** False when this click is there already. */
  add(click: Click): Promise<boolean>;
  removeOfReport(reportId: string): Promise<void>;
  removeBefore(moment: Date): Promise<number>;
  /** False when it was not there. */
  remove(eventId: string): Promise<boolean>;
  countOfSessions(sessionIds: readonly string[]): Promise<number>;
  removeOfSessions(sessionIds: readonly string[]): Promise<void>;
};

export type ReportSummary = { dog: DogSummary; language: Language; market: Market };
/** The report service. `null`: there is no such report (any more). @throws {AppError} unavailable, timeout */
export type Reports = { summary(reportId: string): Promise<ReportSummary | null> };

/** Reports that were erased, so that an event that comes late does not bring them back. */
export type ErasedReports = {
  add(reportId: string, at: Date): Promise<void>;
  has(reportId: string): Promise<boolean>;
};

/** Counted visits a day, language, market and milestone. */
export type Rollups = {
  /**
   * Counts the days again whose visits changed since the last round, but none from before `complete`: of those,
   * visits may be gone. Returns the days.
   */
  refresh(now: Date, complete: Date): Promise<string[]>;
  /** Has the days of these moments counted again for a while, because visits are being taken out. */
  markForRecount(moments: readonly Date[], now: Date): Promise<void>;
};

/** Turns what the gateway knows of a client into what may be kept. */
export type ReadClient = (client: Client) => Visitor;
