import type { AnalyticsQuery, AnalyticsReply, Range } from "@hundeblick/proto/http/admin/numbers";

export const PAGE_SESSIONS = 20;
/** Last page that the server accepts. */
const MAX_LISTED = 10_000;

/** Range, filters and page. Pages count from 1. */
export type FlowView = { range: Range; facebook: boolean; minActions: boolean; bots: boolean; page: number };

export const FIRST_VIEW: FlowView = { range: "7d", facebook: false, minActions: false, bots: false, page: 1 };

/** Any change but that of the page resets the page. */
export const changed = (view: FlowView, part: Partial<FlowView>): FlowView => ({ ...view, page: 1, ...part });

/** The server filters, so that filters apply to all sessions and not only to this page. */
export const toQuery = ({ range, facebook, minActions, bots, page }: FlowView): AnalyticsQuery => ({
  range,
  facebook: String(facebook),
  minActions: String(minActions),
  bots: String(bots),
  offset: (page - 1) * PAGE_SESSIONS,
  limit: PAGE_SESSIONS,
});

export const countPages = (matching: number): number =>
  Math.max(1, Math.ceil(Math.min(matching, MAX_LISTED) / PAGE_SESSIONS));

/** True when there is nothing to show, with or without bots. */
export const isNobody = ({ summary, matching, bots }: Pick<AnalyticsReply, "summary" | "matching" | "bots">): boolean =>
  summary.totalSessions === 0 && matching === 0 && bots === 0;

export const LONGER: Partial<Record<Range, Range>> = { "24h": "7d", "7d": "30d", "30d": "90d" };
export const RANGE_WORDS: Record<Range, string> = {
  "24h": "24 hours",
  "7d": "7 days",
  "30d": "30 days",
  "90d": "90 days",
};

export type ListedSession = AnalyticsReply["sessions"][number];
