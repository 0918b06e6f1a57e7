import type { CategoryCount } from "@hundeblick/proto/http/admin/numbers";
import type { Click, Session } from "../session.ts";
import type { ListFilter } from "./listed.ts";
import type { Counts } from "./summary.ts";
import type { Times } from "./times.ts";

export type SessionFilter = ListFilter & { from: Date; to: Date };

/** Reading visits for operators. */
export type VisitList = {
  /** Newest first. Direct visits with fewer than two actions are left out, as the specification says. */
  page(filter: SessionFilter, offset: number, limit: number): Promise<Session[]>;
  ofSessions(sessionIds: readonly string[]): Promise<Session[]>;
};

export type Counted = { day: string; people: Counts; machines: Counts };

export type VisitCounts = {
  /** The counted days; empty days may be missing. `day` is a date, `2026-11-21`. */
  ofDays(from: Date): Promise<{ days: Counted[]; countedAt: Date | null }>;
  /** Counted from the visits, for ranges that are not whole days. */
  between(from: Date, to: Date): Promise<Omit<Counted, "day">>;
};

/** Times from the first photo to the first report. */
export type ReportTimes = { since(from: Date): Promise<Times> };

/** `averageMatch`: mean of the clicks that have a match, 0–1, or null. */
export type ChosenProduct = { asin: string; count: number; uniqueUsers: number; averageMatch: number | null };
/** Reading clicks of people for operators. */
export type ClickNumbers = {
  total(): Promise<number>;
  mostChosen(limit: number): Promise<ChosenProduct[]>;
  categories(): Promise<CategoryCount[]>;
  newest(offset: number, limit: number, asin?: string): Promise<Click[]>;
  ofSessions(sessionIds: readonly string[]): Promise<Click[]>;
};

/** The catalogue's product; null if unknown or unavailable. */
export type FindProduct = (
  asin: string,
) => Promise<{ productId: string; url: string | null; imageUrl: string | null } | null>;

/** Visits of one address or one network. */
export type VisitorFilter = { by: "address"; pseudonym: string } | { by: "network"; network: string };
