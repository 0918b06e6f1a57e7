import type { Milestone } from "@hundeblick/proto/http/tracking";
import type { Language, Market } from "@hundeblick/proto/language";
import type { ReplyOf } from "@hundeblick/proto/rpc/define";
import type { reportSummary } from "@hundeblick/proto/rpc/report";
import type { Client } from "@hundeblick/proto/rpc/tracking";
import type { VisitorFilter } from "./numbers/ports.ts";
import type { Click, Landing, ReportLink, Session, Visitor } from "./session.ts";

/** Description of a visit; the first one is kept. */
type VisitDetails = { visitor: Visitor; landing?: Landing };

/** Visits. Writes are idempotent and independent of order; the first one creates the visit. */
export type Sessions = {
  reach(sessionId: string, milestone: Milestone, at: Date, known?: VisitDetails): Promise<void>;
  /** Takes a milestone back. */
  unreach(sessionId: string, milestone: Milestone): Promise<void>;
  /** Describes an existing visit. */
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
  /** False if this click exists. */
  add(click: Click): Promise<boolean>;
  removeOfReport(reportId: string): Promise<void>;
  removeBefore(moment: Date): Promise<number>;
  /** The visit of a click; null if it does not exist. */
  sessionOf(eventId: string): Promise<string | null>;
  /** True if the visit has another click that is a milestone. */
  hasOtherMilestone(sessionId: string, eventId: string): Promise<boolean>;
  /** False if it does not exist. */
  remove(eventId: string): Promise<boolean>;
  countOfSessions(sessionIds: readonly string[]): Promise<number>;
  removeOfSessions(sessionIds: readonly string[]): Promise<void>;
};

export type ReportSummary = ReplyOf<typeof reportSummary>;
/** The report service. `null`: not found. @throws {AppError} unavailable, timeout */
export type Reports = { summary(reportId: string): Promise<ReportSummary | null> };

/** Counted visits per day, language, market and milestone. */
export type Rollups = {
  /** Counts changed days again, but none before `complete`, because their visits may be deleted. Returns the days. */
  refresh(now: Date, complete: Date): Promise<string[]>;
  /** Marks the days of these moments to be counted again for a while, during a deletion. */
  markForRecount(moments: readonly Date[], now: Date): Promise<void>;
};

/** Maps a client to the data that may be stored. */
export type ReadClient = (client: Client) => Visitor;
